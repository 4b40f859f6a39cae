import type { Feature } from "../../feature.ts";

export const notificationsFeature: Feature = {
  name: "notifications",
  personal: {
    export: async (db, candidateId) => ({
      notices: await db.selectFrom("notices").selectAll().where("candidate_id", "=", candidateId).execute(),
      candidate_settings: await db
        .selectFrom("candidate_settings")
        .selectAll()
        .where("candidate_id", "=", candidateId)
        .execute(),
    }),
    erase: async (db, candidateId) => {
      await db.deleteFrom("notices").where("candidate_id", "=", candidateId).execute();
      await db.deleteFrom("candidate_settings").where("candidate_id", "=", candidateId).execute();
    },
  },
};
