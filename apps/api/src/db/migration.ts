export type Migration = { name: string; checksum: string; sql: string };

/** What the database has on record of one. */
export interface AppliedMigration {
  checksum: string;
  /** Builds that do not know it can not work beside it. */
  breaks_older: boolean;
}
