import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** The database handle. Every query takes it first, and inside `inTransaction` it is the transaction. */
export type Db = Kysely<Tables>;

/** Runs the work in one transaction; a call inside a running transaction joins it. */
export const inTransaction = <Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
