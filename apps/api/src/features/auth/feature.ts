import type { Feature } from "../../feature.ts";
import { sweepAttempts } from "./attempts.ts";
import { sendResetJob, sendVerificationJob } from "./mail-requests.ts";
import { authRoutes } from "./routes.ts";

export const auth: Feature = {
  name: "auth",
  routes: authRoutes,
  jobs: {
    "send-verification": sendVerificationJob,
    "send-reset": sendResetJob,
    "sweep-sign-ins": async ({ db, clock }) => {
      const now = clock.now();
      await sweepAttempts(db, now);
      await db.deleteFrom("auth_sessions").where("expires_at", "<", now.toISOString()).execute();
      await db.deleteFrom("one_time_links").where("expires_at", "<", now.toISOString()).execute();
    },
  },
  cron: ["17 2 * * * sweep-sign-ins"],
  personal: {
    export: async (db, candidateId) => ({
      auth_sessions: await db
        .selectFrom("auth_sessions")
        .select(["uuid", "started_at", "last_seen_at", "expires_at", "device"])
        .where("candidate_id", "=", candidateId)
        .execute(),
      identities: await db
        .selectFrom("identities")
        .select(["provider", "subject", "linked_at"])
        .where("candidate_id", "=", candidateId)
        .execute(),
      known_devices: await db
        .selectFrom("known_devices")
        .select("last_used_at")
        .where("candidate_id", "=", candidateId)
        .execute(),
      one_time_links: await db
        .selectFrom("one_time_links")
        .select(["ref", "purpose", "created_at", "expires_at", "used_at"])
        .where("candidate_id", "=", candidateId)
        .execute(),
    }),
    erase: async (db, candidateId) => {
      for (const table of ["auth_sessions", "identities", "known_devices", "one_time_links"] as const)
        await db.deleteFrom(table).where("candidate_id", "=", candidateId).execute();
    },
  },
};
