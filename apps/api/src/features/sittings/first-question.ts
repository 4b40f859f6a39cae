// The question that a practice test will start with, before it starts: the student reads it while the test is made. It
// uses up no test, but it counts once for the day, like every issued question. Its key is not sent. An exam's first
// question is not shown: its clock runs from the first look.
import type { sittings } from "@sabiprep/contract";
import { uuidv7 } from "uuidv7";
import type { Call } from "../../http/route.ts";
import { candidateQuestion } from "../questions/public.ts";
import { spendEarly } from "./allowance.ts";
import { chanceOf } from "./chance.ts";
import { sittingOfPlan } from "./issue-sitting.ts";
import { sessionOf } from "./read-sitting.ts";
import { practiceTest } from "./start.ts";
import { kindKeyOf, loadStartContext } from "./start-context.ts";

/** Null if an open test would be continued instead. */
export async function firstQuestion({ db, user, input, now, context }: Call<typeof sittings.firstQuestion>) {
  const { exam_id: exam, subject_id: subject, topic = null, from = null } = input;
  const asked = { exam, subject, topic, year: null, mode: "practice" as const, from };
  const situation = await loadStartContext(context, db, user.id, asked, now);
  if (situation.open_sitting) return null;
  const uuid = uuidv7();
  const rng = chanceOf(context, user.id, uuid);
  const plan = await practiceTest(context, db, {
    candidateId: user.id,
    input,
    mode: "practice",
    kind_key: kindKeyOf(asked),
    situation,
    rng,
  });
  const [first] = plan.sections[0]!.questions;
  await spendEarly(db, { candidate_id: user.id, plan: situation.plan }, first!.uuid, now);
  const sitting = sittingOfPlan({ ...plan, uuid, rng }, now);
  const options = sitting.sections[0]!.option_orders[0]!.split(",");
  const question = candidateQuestion(first!, { options, year: null, withKey: false });
  return { session: { ...sessionOf(sitting, now, false), state: "issued" as const }, question };
}
