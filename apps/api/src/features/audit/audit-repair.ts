import { randomUUID } from "node:crypto";
import type { AppContext } from "../../app-context.ts";
import { inTransaction } from "../../db/transaction.ts";
import { writeAudit } from "./write-audit.ts";

/** The audit log shows staff when statistics had missed graded tests and were repaired. */
export const auditRepair = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { listener, folded, left }: { listener: string; folded: number; left: number },
): Promise<void> =>
  inTransaction(db, (db) =>
    writeAudit(db, {
      verb: "events.repaired",
      actor: null,
      at: clock.now(),
      request_id: randomUUID(),
      subject: listener,
      after: { folded, left },
    }),
  );
