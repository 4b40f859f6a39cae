// Work for the demo staff: an editor nobody can sign in as has written questions that wait for a review, and the log says so.
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../db/transaction.ts";
import { writeAudit } from "../audit/public.ts";
import { createQuestions } from "../questions/public.ts";

const EDITOR = { email: "editor@demo.ng", name: "Ngozi Demo" };

type Drafted = [body: string, options: [string, string, string, string], right: "A" | "B" | "C" | "D", why: string];

const drafts: Record<string, Drafted[]> = {
  mathematics: [
    [
      "A trader buys a bag of rice for ₦60,000 and sells it for ₦69,000. What is the percentage profit?",
      ["9%", "13%", "15%", "87%"],
      "C",
      "Percentage profit is the profit divided by the cost price. The profit is ₦9,000, and 9,000 ÷ 60,000 = 0.15, which is 15%.",
    ],
    [
      "Find the gradient of the line through (1, 2) and (4, 11).",
      ["1/3", "2", "3", "9"],
      "C",
      "The gradient is the change in y divided by the change in x. Here it is (11 − 2) ÷ (4 − 1) = 9 ÷ 3 = 3.",
    ],
  ],
  physics: [
    [
      "A car starts from rest and reaches 20 m/s in 8 s. What is its average acceleration?",
      ["0.4 m/s²", "2.5 m/s²", "12 m/s²", "160 m/s²"],
      "B",
      "Acceleration is the change in velocity divided by the time. The velocity changes by 20 m/s in 8 s, and 20 ÷ 8 = 2.5 m/s².",
    ],
  ],
  english: [
    [
      "Choose the word nearest in meaning to the word in capitals: The teacher gave a CONCISE answer.",
      ["brief", "correct", "long", "rude"],
      "A",
      "A concise answer says much in few words, so it is brief. It may also be correct, but the word says nothing about that.",
    ],
  ],
};

/** Once: the editor is the mark that it was done. */
export async function makeDemoDesk(db: Db, now: Date): Promise<void> {
  const uuid = uuidv7();
  const editor = await db
    .insertInto("staff")
    .values({ uuid, ...EDITOR, role: "editor", password_hash: null, created_at: now, is_demo: true })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!editor) return;
  const { rows } = await sql<{ slug: string; subject: string; exam: string }>`
    select s.slug, s.uuid as subject, e.uuid as exam from subjects s
    join exam_subjects x on x.subject_id = s.id join exam_types e on e.id = x.exam_type_id
    where e.slug = 'jamb' and s.slug = any(${Object.keys(drafts)}) order by s.position`.execute(db);
  for (const { slug, subject, exam } of rows) {
    const questions = drafts[slug]!.map((draft) => asQuestion(draft, subject, exam));
    for (const question of await createQuestions(db, questions, { staff_id: editor.id, lane: "files" }, now))
      await writeAudit(db, {
        verb: "question_added",
        actor: { audience: "staff", uuid },
        at: now,
        request_id: "demo",
        subject: question,
      });
  }
}

const asQuestion = (
  [question_body, options, correct_answer, answer_explanation]: Drafted,
  subject_id: string,
  exam: string,
) => ({
  question_body,
  subject_id,
  exam_type_id: exam,
  difficulty_level: "medium" as const,
  option_a: options[0],
  option_b: options[1],
  option_c: options[2],
  option_d: options[3],
  correct_answer,
  answer_explanation,
});
