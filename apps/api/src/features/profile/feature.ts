import type { Feature } from "../../feature.ts";
import { eraseDueJob } from "./deletion.ts";
import { dropOldExports, exportJob } from "./export-data.ts";
import { dropWaiting, forgetLateGuardians } from "./guardian-requests.ts";
import { profileRoutes } from "./routes.ts";

/** Erasing a person concerns every feature, so the list of features is passed in. */
export const profileFeature = (features: () => Feature[]): Feature => ({
  name: "profile",
  routes: profileRoutes(features),
  jobs: {
    "erase-due-accounts": eraseDueJob(features),
    "export-personal-data": exportJob(features),
    "drop-old-exports": dropOldExports,
    "forget-late-guardians": forgetLateGuardians,
  },
  cron: ["*/10 * * * * erase-due-accounts", "41 * * * * drop-old-exports", "23 3 * * * forget-late-guardians"],
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
      guardian_requests: await db
        .selectFrom("guardian_requests")
        .select([
          "email",
          "email_hash",
          "shown_name",
          "version",
          "state",
          "asked_at",
          "sent_at",
          "expires_at",
          "answered_at",
        ])
        .where("candidate_id", "=", candidateId)
        .execute(),
      candidate_settings: await db
        .selectFrom("candidate_settings")
        .selectAll()
        .where("candidate_id", "=", candidateId)
        .execute(),
      data_exports: await db.selectFrom("data_exports").selectAll().where("candidate_id", "=", candidateId).execute(),
    }),
    erase: async (db, candidateId) => {
      for (const table of [
        "consents",
        "guardian_requests",
        "candidate_settings",
        "data_exports",
        "candidate_profiles",
      ] as const)
        await db.deleteFrom(table).where("candidate_id", "=", candidateId).execute();
    },
  },
  // A guardian's answer stays valid. Their link can withdraw it, and shows nothing but what they were asked.
  credentials: { tables: ["guardian_requests"], end: dropWaiting },
});
