import type { Feature } from "../../feature.ts";
import { emailsSent } from "./emails-sent.ts";
import { sendDueMail } from "./outbox.ts";

export const mailFeature: Feature = {
  name: "mail",
  loop: sendDueMail,
  retires: [emailsSent],
  personal: {
    export: async (db, candidateId) => ({
      mail_outbox: await db
        .selectFrom("mail_outbox")
        .select(["uuid", "to_address", "subject", "created_at", "sent_at"])
        .where("candidate_id", "=", candidateId)
        .execute(),
    }),
    erase: async (db, candidateId) => {
      await db.deleteFrom("mail_outbox").where("candidate_id", "=", candidateId).execute();
    },
  },
};
