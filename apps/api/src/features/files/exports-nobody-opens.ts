import type { Retiring } from "../../feature.ts";
import { discardFiles } from "./store-file.ts";

/**
 * Exports by staff: lists, reports, parts of the bank and of the audit log. The link opens a file for some minutes and
 * is stored nowhere, so staff export again instead of searching here. A candidate's own file is tracked with the
 * account.
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
