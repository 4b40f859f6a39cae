// Migrations that were joined into one. The new one names them with their checksums, `-- joins NAME CHECKSUM`. A
// database or back-up that recorded the old ones is treated as if it had the new one.
import { DatabaseProblem } from "./database-problem.ts";
import type { AppliedMigration, Migration } from "./migration.ts";

const line = /^-- joins (\S+) ([0-9a-f]{64})$/gm;

/** Name and checksum of each joined migration. Empty for an ordinary migration. */
export const joinedIn = ({ sql }: Pick<Migration, "sql">): Map<string, string> =>
  new Map([...sql.matchAll(line)].map(([, name, checksum]) => [name!, checksum!]));

/**
 * The migrations of `known` whose joined parts are recorded. A database that has only some of the parts stopped
 * half-way and is refused.
 */
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

/** The recorded migrations, as if the joined ones had been applied. */
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
