/** Something the operator must mend before the database can be used; its message is one plain line. */
export class DatabaseProblem extends Error {
  override name = "DatabaseProblem";
}
