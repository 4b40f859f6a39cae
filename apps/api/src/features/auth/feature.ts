import type { Feature } from "../../feature.ts";
import { endedSignIns } from "./ended-sign-ins.ts";
import { sendResetJob, sendVerificationJob } from "./mail-requests.ts";
import { authRoutes } from "./routes.ts";
import { endSessions } from "./sessions.ts";

/** Ending access to an account concerns every feature, so the list of features is passed in. */
export const authFeature = (features: () => Feature[]): Feature => ({
  name: "auth",
  routes: authRoutes(features),
  jobs: {
    "send-verification": sendVerificationJob,
    "send-reset": sendResetJob,
  },
  retires: endedSignIns,
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
      remembered_sign_ins: await db
        .selectFrom("remembered_sign_ins")
        .select(["uuid", "device", "started_at", "last_used_at", "expires_at"])
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
      for (const table of [
        "auth_sessions",
        "remembered_sign_ins",
        "identities",
        "known_devices",
        "one_time_links",
      ] as const)
        await db.deleteFrom(table).where("candidate_id", "=", candidateId).execute();
    },
  },
  credentials: {
    tables: ["auth_sessions", "remembered_sign_ins", "known_devices", "one_time_links"],
    end: async (db, candidateId) => {
      await endSessions(db, { candidate_id: candidateId });
      await db.deleteFrom("known_devices").where("candidate_id", "=", candidateId).execute();
      // A link to verify an address stays. Only the reader of that mailbox has it, and it ends with the address.
      await db
        .deleteFrom("one_time_links")
        .where("candidate_id", "=", candidateId)
        .where("purpose", "in", ["reset", "claim"])
        .where("used_at", "is", null)
        .execute();
    },
  },
});
