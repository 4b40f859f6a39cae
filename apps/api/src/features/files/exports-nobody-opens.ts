import type { Retiring } from "../../feature.ts";
import { discardFiles } from "./store-file.ts";

/**
 * What staff took out of the house: lists, reports, parts of the bank and of the audit log. Its link opens it for some minutes and is written
 * nowhere, so it is asked for anew sooner than looked for here. A candidate's own file is kept track of with the account.
 */
export const exportsNobodyOpens: Retiring = {
  table: "files",
  days: () => 1,
  take: async (db, before, limit) => {
    const held = await db
      .selectFrom("files")
      .select("uuid")
      .where("purpose", "=", "export")
      .where("candidate_id", "is", null)
      .where("created_at", "<", before.toISOString())
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .execute();
    await discardFiles(
      db,
      held.map(({ uuid }) => uuid),
    );
    return { count: held.length };
  },
};
