import type { leaderboard } from "@sabiprep/contract";
import { sql } from "kysely";
import { inTransaction } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { aggregateRankedPoints } from "./aggregate-points.ts";
import { aggregatePoints } from "./league/points.ts";

type StaffCall = Call<typeof leaderboard.countSitting> | Call<typeof leaderboard.voidSitting>;

/** Staff found that a test was not honest work, whether it was on hold or already counted. Its grade stays. */
export const voidSitting = ({ db, input, now, recordAudit }: StaffCall): Promise<null> =>
  inTransaction(db, async (db) => {
    const { rows } = await sql<{ sitting_id: number }>`
      update sitting_points p set voided_at = ${now} from sittings s, candidates c
      where s.id = p.sitting_id and c.id = p.candidate_id and s.uuid = ${input.session_id} and c.uuid = ${input.uuid}
        and (p.reason is null or p.reason = 'implausible')
      returning p.sitting_id`.execute(db);
    const { sitting_id } = rows[0] ?? fail("not_found", "That test is no longer waiting for review.");
    await aggregateRankedPoints(db, [sitting_id], now, true);
    await aggregatePoints(db, [sitting_id], now);
    recordAudit({ subject: input.uuid, after: { sitting: input.session_id } });
    return null;
  });

/** Staff checked a test that seemed too good for its pace. It now counts like any other. */
export const countSitting = ({ db, input, now, recordAudit }: StaffCall): Promise<null> =>
  inTransaction(db, async (db) => {
    const { rows } = await sql<{ sitting_id: number }>`
      update sitting_points p set counted_at = ${now} from sittings s, candidates c
      where s.id = p.sitting_id and c.id = p.candidate_id and s.uuid = ${input.session_id} and c.uuid = ${input.uuid}
        and p.reason = 'implausible'
      returning p.sitting_id`.execute(db);
    const { sitting_id } = rows[0] ?? fail("not_found", "That test is no longer waiting for review.");
    await aggregateRankedPoints(db, [sitting_id], now, true);
    await aggregatePoints(db, [sitting_id], now);
    recordAudit({ subject: input.uuid, after: { sitting: input.session_id } });
    return null;
  });
