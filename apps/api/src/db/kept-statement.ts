// A statement that is built once and asked often. Building it and turning it into text costs the process several times what
// sending it does; that is nothing for a page of staff's, and a tenth of all the work around a password at a sign-in.
import type { CompiledQuery } from "kysely";
import type { Db } from "./transaction.ts";

/** Stands in the built statement where a call's value goes. */
class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const places = new Proxy({}, { get: (_, name) => new Place(String(name)) });

/**
 * `build` sees places instead of values, so it may put each into the statement, as often as it likes, but can not look at
 * it: what depends on a value (a hash, a time before) is a value of its own.
 */
export function keptStatement<Given extends object, Row>(build: (db: Db, given: Given) => CompiledQuery<Row>) {
  let kept: CompiledQuery<Row> | undefined;
  return async (db: Db, given: Given): Promise<Row[]> => {
    kept ??= build(db, places as Given);
    const parameters = kept.parameters.map((each) => (each instanceof Place ? given[each.name as keyof Given] : each));
    return (await db.executeQuery<Row>({ ...kept, parameters })).rows;
  };
}
