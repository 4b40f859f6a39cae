import type { Feature } from "../../feature.ts";

export const files: Feature = {
  name: "files",
  personal: {
    export: async (db, candidateId) => ({
      files: await db
        .selectFrom("files")
        .select(["uuid", "purpose", "name", "mime_type", "size", "created_at"])
        .where("candidate_id", "=", candidateId)
        .execute(),
    }),
    // The bytes are removed by the sweep of files without a row, so that a failed erasure can be repeated.
    erase: async (db, candidateId) => {
      await db.deleteFrom("files").where("candidate_id", "=", candidateId).execute();
    },
  },
};
