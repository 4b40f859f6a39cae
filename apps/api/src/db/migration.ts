export type Migration = { name: string; checksum: string; sql: string };

/** The record of one migration in the database. */
export interface AppliedMigration {
  checksum: string;
  /** Builds that do not know this migration cannot work beside it. */
  breaks_older: boolean;
}
