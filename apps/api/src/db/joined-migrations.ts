// Migrations that were joined into one. The one names them with their checksums, `-- joins NAME CHECKSUM`, so that a database or a
// back-up that has them on record goes on as if it had the one.
import { DatabaseProblem } from "./database-problem.ts";
import type { AppliedMigration, Migration } from "./migration.ts";

const line = /^-- joins (\S+) ([0-9a-f]{64})$/gm;

/** Name and checksum of each; empty for an ordinary migration. */
export const joinedIn = ({ sql }: Pick<Migration, "sql">): Map<string, string> =>
  new Map([...sql.matchAll(line)].map(([, name, checksum]) => [name!, checksum!]));

/** Which of `known` are on record by what they join. A database that has only some of that stopped half-way and is refused. */
export function joinedOnRecord(
  recorded: ReadonlyMap<string, AppliedMigration>,
  known: readonly Migration[],
): Migration[] {
  return known.filter((migration) => {
    const parts = [...joinedIn(migration)];
    const there = parts.filter(([name]) => recorded.has(name));
    const changed = there.find(([name, checksum]) => recorded.get(name)!.checksum !== checksum);
    if (changed) throw new DatabaseProblem(`The migration ${changed[0]} was changed before it was applied.`);
    if (there.length > 0 && there.length < parts.length) {
      throw new DatabaseProblem(
        `The database has ${there.length} of the ${parts.length} migrations that ${migration.name} replaces. First finish them with the build that started them.`,
      );
    }
    return there.length > 0;
  });
}

/** What is on record, as if the joined ones had been applied. */
export function asJoined(
  recorded: ReadonlyMap<string, AppliedMigration>,
  known: readonly Migration[],
): Map<string, AppliedMigration> {
  const joined = joinedOnRecord(recorded, known);
  const parts = new Set(joined.flatMap((migration) => [...joinedIn(migration).keys()]));
  return new Map([
    ...joined.map(({ name, checksum }) => [name, { checksum, breaks_older: true }] as const),
    ...[...recorded].filter(([name]) => !parts.has(name)),
  ]);
}
