import { sql } from "kysely";
import * as z from "zod";
import type { Feature, Job } from "../../feature.ts";
import { exportsNobodyOpens } from "./exports-nobody-opens.ts";

const payload = z.object({ uuids: z.array(z.string()) });

const removeBytes: Job = async ({ fileStore }, note) => {
  for (const uuid of payload.parse(note).uuids) await fileStore.remove(uuid);
};

export const filesFeature: Feature = {
  name: "files",
  jobs: { "remove-bytes": removeBytes },
  retires: [exportsNobodyOpens],
  personal: {
    export: async (db, candidateId) => ({
      files: await db
        .selectFrom("files")
        .select(["uuid", "purpose", "name", "mime_type", "size", "created_at"])
        .where("candidate_id", "=", candidateId)
        .execute(),
    }),
    // The bytes cannot be restored, so they are deleted only after the erasure is committed.
    erase: async (db, candidateId) => {
      const gone = await db.deleteFrom("files").where("candidate_id", "=", candidateId).returning("uuid").execute();
      if (gone.length === 0) return;
      const note = JSON.stringify({ uuids: gone.map(({ uuid }) => uuid) });
      await sql`select graphile_worker.add_job('remove-bytes', ${note}::json)`.execute(db);
    },
  },
};
