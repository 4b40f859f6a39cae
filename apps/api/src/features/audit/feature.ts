import { audit } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Feature } from "../../feature.ts";
import { replicaRoute, route } from "../../http/route.ts";
import { keepAnchor } from "./anchor-file.ts";
import { checkAudit, exportAudit, listAudit } from "./read-audit.ts";
import { eraseWords } from "./write-audit.ts";

export const auditFeature: Feature = {
  name: "audit",
  routes: [replicaRoute(audit.list, listAudit), route(audit.verify, checkAudit), route(audit.export, exportAudit)],
  loop: keepAnchor,
  personal: {
    export: async (db, candidateId) => {
      const { rows } = await sql<object>`select b.seq, b.verb, b.subject, b.body from audit_bodies b, candidates c
        where c.id = ${candidateId} and (b.subject = c.uuid::text or b.actor_uuid = c.uuid)`.execute(db);
      return { audit_bodies: rows };
    },
    // The chain holds only salted commitments, so it stays complete without the words.
    erase: (db, candidateId) => eraseWords(db, candidateId, new Date()),
  },
};
