import type { Feature } from "../../feature.ts";
import { eraseDueJob } from "./deletion.ts";
import { profileRoutes } from "./routes.ts";

/** Erasing a person concerns every feature, so the list of them is handed in. */
export const profileFeature = (features: () => Feature[]): Feature => ({
  name: "profile",
  routes: profileRoutes,
  jobs: { "erase-due-accounts": eraseDueJob(features) },
  cron: ["*/10 * * * * erase-due-accounts"],
  personal: {
    export: async (db, candidateId) => ({
      candidates: await db
        .selectFrom("candidates")
        .select([
          "uuid",
          "email",
          "first_name",
          "last_name",
          "registered_at",
          "verified_at",
          "last_sign_in_at",
          "delete_at",
        ])
        .where("id", "=", candidateId)
        .execute(),
      candidate_profiles: await db
        .selectFrom("candidate_profiles")
        .selectAll()
        .where("candidate_id", "=", candidateId)
        .execute(),
      consents: await db.selectFrom("consents").selectAll().where("candidate_id", "=", candidateId).execute(),
    }),
    erase: async (db, candidateId) => {
      await db.deleteFrom("consents").where("candidate_id", "=", candidateId).execute();
      await db.deleteFrom("candidate_profiles").where("candidate_id", "=", candidateId).execute();
    },
  },
});
