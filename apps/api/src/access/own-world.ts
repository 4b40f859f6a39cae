// The exam-in-progress world, plus one of everything else that belongs to one candidate.
import {
  billing,
  dailyGoal,
  leaderboard,
  leagues,
  notifications,
  revision,
  schedule,
  settings,
} from "@sabiprep/contract";
import { lagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { openSession } from "../features/auth/sessions.ts";
import { notify } from "../features/notifications/public.ts";
import { aCandidate, signedInAgain } from "../testing/people.ts";
import type { Shop } from "../testing/shop.ts";
import { type aBank, aWorld, type World } from "./guarded-world.ts";
import { browsersKey } from "./walk-endpoints.ts";

type Bank = Awaited<ReturnType<typeof aBank>>;

/** `more` holds the id of each thing, by the field that takes it. */
export async function anOwnWorld(shop: Shop, bank: Bank): Promise<World> {
  const world = await aWorld(shop, bank);
  const now = shop.clock.now();
  const as = await signedInAgain(shop, world.id);
  const reference = await shop.buy({ as }, "pro");
  await as.call(billing.openSeat, {});
  const { seats } = await as.call(billing.seats, {});
  const endpoint = `https://fcm.googleapis.com/fcm/send/${uuidv7()}`;
  await as.call(notifications.subscribe, { endpoint, keys: { p256dh: browsersKey, auth: "A".repeat(22) } });
  await as.call(schedule.renewFeed, {});
  await as.call(settings.update, { language: "yoruba" } as never);
  await as.call(dailyGoal.set, { questions: 30 });
  await as.call(revision.setPlan, { exam_date: "2031-01-07" } as never);
  await as.call(leaderboard.join, {} as never);
  await as.call(leagues.join, {});
  const says = () => ({ title: "Well done", body: "You finished a test." });
  await notify(shop.db, { candidate_id: world.id, kind: "payment", once_key: `own:${world.id}`, says, link: "/" }, now);
  const device = { userAgent: "", deviceToken: null };
  await openSession(shop.db, { candidate_id: world.id }, device, now);
  const passkey = {
    uuid: uuidv7(),
    credential_id: uuidv7(),
    public_key: Buffer.from("key"),
    counter: 0,
    name: "Phone",
  };
  await shop.db
    .insertInto("passkeys")
    .values({ ...passkey, candidate_id: world.id, created_at: now })
    .execute();
  const uuidsIn = async (table: "notifications" | "auth_sessions") =>
    (await shop.db.selectFrom(table).select("uuid").where("candidate_id", "=", world.id).execute()).map(
      ({ uuid }) => uuid,
    );
  return {
    ...world,
    more: {
      reference: [reference],
      id: seats.map(({ id }) => id),
      notice_uuid: await uuidsIn("notifications"),
      passkey_uuid: [passkey.uuid],
      session_uuid: await uuidsIn("auth_sessions"),
      endpoint: [endpoint],
      plan: ["pro"],
    },
  };
}

/** A candidate who owns nothing yet, in a full question bank. Only shared things can be named. */
export async function aNewcomer(shop: Shop, bank: Bank): Promise<World> {
  const person = await aCandidate(shop);
  const shared = { room: bank.open, material_id: bank.material_id, mock: bank.mock, level: bank.level.uuid };
  const theoryPaper = { paper_id: bank.paper_id, theory_question_id: bank.theory_question_id };
  const none = { practice: { session: {}, exams: [] }, finished: [], packed: [] };
  // The question of the day is the same in every world.
  await sql`insert into daily_questions (day, question_id)
    select ${lagosDay(shop.clock.now())}::date, i.question_id from paper_items i join papers p on p.id = i.paper_id
    where p.subject_id = ${bank.open.subject.id} and i.position = 1`.execute(shop.db);
  return { ...person, ...shared, ...theoryPaper, ...none } as unknown as World;
}
