/** Something the operator must fix before the database can be used. Its message is one plain line. */
export class DatabaseProblem extends Error {
  override name = "DatabaseProblem";
}
