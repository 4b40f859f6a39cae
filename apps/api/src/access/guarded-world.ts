// A candidate with exams in progress. One exam is running, another has expired and still accepts answers. Every feature
// holds some data about their questions.
import {
  billing,
  challengeLinks,
  challenges,
  materials,
  privacy,
  progress,
  reports,
  revision,
  schedule,
  sealAnswers,
  sittings,
  theory,
} from "@sabiprep/contract";
import { lagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { signal } from "../adapters/database-signals.ts";
import { aReleasedAnswer } from "../testing/a-marking-round.ts";
import { aJoinedClass, someWork } from "../testing/a-school.ts";
import { aTheoryPaper } from "../testing/a-theory-paper.ts";
import { aMock, answersWith, startableExam } from "../testing/an-exam.ts";
import { aCatalogue } from "../testing/catalogue.ts";
import { aPicture, formWith } from "../testing/form-with.ts";
import { aCandidate, aStaffMember, signedInAgain } from "../testing/people.ts";
import type { Api } from "../testing/start-api.ts";

export const aBank = async (api: Api) => {
  const editor = await aStaffMember(api, { role: "editor" });
  const open = await startableExam(api.db, { questions: 48, years: [2024] });
  const expired = await startableExam(api.db, { questions: 12, years: [2024], minutes: 5 });
  const { uuid: material_id } = await editor.as.call(materials.create, {
    title: "Notes",
    subject_id: open.subject.uuid,
    description: "What it is about.",
    body_source: "Words.",
    topic_ids: [open.topic.uuid],
  });
  await api.settle();
  await editor.as.call(materials.setState, { material_id, state: "live" });
  const { level } = await aCatalogue(api.db);
  const other = await startableExam(api.db, { questions: 40 });
  const { paper_id, questions } = await aTheoryPaper(api);
  return {
    paper_id,
    theory_question_id: questions[0]!,
    open,
    expired,
    material_id,
    level,
    other,
    mock: await aMock(api.db, other, 5),
  };
};
type Bank = Awaited<ReturnType<typeof aBank>>;
export type World = Awaited<ReturnType<typeof aWorld>> & {
  /** More values to fill fields with, by field name. */
  more?: Record<string, unknown[]>;
};

export async function aWorld(api: Api, bank: Bank) {
  const { open, expired, other, mock, material_id, level, paper_id, theory_question_id } = bank;
  const person = await aCandidate(api);
  await sql`insert into grants (candidate_id, plan_id, cause, starts_at, ends_at)
    select ${person.id}, id, ${`test:${person.id}`}, ${api.clock.now()}, ${new Date(api.clock.now().getTime() + 9e9)}
    from plans where slug = 'pro'`.execute(api.db);
  // One email to a guardian is waiting for an answer. An older consent makes the candidate visible.
  await person.as.call(privacy.askGuardian, { email: `guardian-${person.id}@example.ng` });
  await sql`insert into consents (candidate_id, kind, version, given_at)
    values (${person.id}, 'guardian', 1, ${api.clock.now()})`.execute(api.db);
  // The candidate first practised these questions and got half of them wrong, so bookmarks, mistakes and cards include
  // them.
  const finished = [];
  for (const room of [open, expired]) {
    const { session, exams } = await person.as.call(sittings.start, room.ask({ year: 2024 }));
    const answers = answersWith(exams, exams.length / 2, api.clock.now());
    await person.as.call(sittings.submitAnswers, { session_id: session.uuid, answers });
    await person.as.call(revision.bookmark, { question_id: exams[0]!.uuid, note: null });
    finished.push(session.uuid);
  }
  const short = await person.as.call(sittings.start, open.ask({ count: 5 }));
  await person.as.call(sittings.submitAnswers, { session_id: short.session.uuid, answers: [] });
  // One more question is in no exam, so its card may be answered.
  const free = await person.as.call(sittings.start, other.ask({ count: 5 }));
  await person.as.call(sittings.submitAnswers, { session_id: free.session.uuid, answers: answersWith(free.exams, 0) });
  const pack_id = uuidv7();
  const pack = { pack_id, exam_id: open.exam.uuid, subject_id: open.subject.uuid, tests: 1 };
  const { sessions } = await person.as.call(sittings.issuePack, pack);
  await api.settle();

  const over = await person.as.call(sittings.start, expired.ask({ year: 2024, mode: "exam" }));
  const kept = answersWith(over.exams, 6, api.clock.now());
  await person.as.call(sittings.saveAnswers, { session_id: over.session.uuid, answers: kept });
  api.clock.set(new Date(Date.parse(over.session.deadline_at!) + 60_000));
  await api.settle();
  const as = await signedInAgain(api, person.id);
  const running = await as.call(sittings.start, open.ask({ year: 2024, mode: "exam" }));
  const practice = await as.call(sittings.start, open.ask({ year: 2024 }));
  const study = await as.call(schedule.add, aSession);
  const link = await as.call(progress.addGuardianLink, { name: "Mother" });
  const report = await as.call(reports.submit, { type: "general_feedback", description: "Good." });
  const file = await sealAnswers(practice, {
    candidate_id: person.uuid,
    session_id: practice.session.uuid,
    answers: answersWith(practice.exams, 3),
    elapsed_ms: 0,
    finished: true,
  });
  // The question of the day is also in the running exam. A random draw would never do this.
  await sql`insert into daily_questions (day, question_id)
    select ${lagosDay(api.clock.now())}::date, id from questions where uuid = ${running.exams[0]!.uuid}
    on conflict (day) do update set question_id = excluded.question_id`.execute(api.db);
  await sql`insert into daily_answers (day, candidate_id, question_id, chosen, answered_at)
    select day, ${person.id}, question_id, 'w1', ${api.clock.now()} from daily_questions
    where day = ${lagosDay(api.clock.now())}`.execute(api.db);
  await signal(api.db, "bank", {});
  const mine = await as.call(challenges.make, { session_id: free.session.uuid });
  const written = await aTheoryAnswer(as, { paper_id, theory_question_id });
  const released = await aReleasedAnswer(api, as, { paper_id, theory_question_id });
  const { plans } = await as.call(billing.plans, {});
  const last = await sql<{ id: number }>`select max(id) as id from sittings where candidate_id = ${person.id}`.execute(
    api.db,
  );
  const joined = await aJoinedClass(api, person.id);
  const work_id = await someWork(api, joined.class_id, open);
  return {
    ...person,
    as,
    last_sitting: last.rows[0]!.id,
    ...(await aFriendsChallenge(api, other)),
    ...written,
    ...released,
    challenge_id: mine.uuid,
    ...joined,
    work_id,
    free: free.session.uuid,
    room: open,
    running: running.session.uuid,
    over: over.session.uuid,
    practice,
    finished,
    retaken: short.session.uuid,
    packed: sessions.map(({ uuid }) => uuid),
    pack_id,
    protected_question: running.exams[0]!.uuid,
    free_question: free.exams[0]!.uuid,
    level: level.uuid,
    study_session_id: study.uuid,
    link_id: link.uuid,
    report_uuid: report.uuid,
    mock,
    material_id,
    file,
    plan: plans.at(-1)!.slug,
  };
}

/** A finished answer with its specimen marked, and a paper that is still being written. */
async function aTheoryAnswer(
  as: Awaited<ReturnType<typeof signedInAgain>>,
  { paper_id, theory_question_id }: { paper_id: string; theory_question_id: string },
) {
  const [response_id, sitting_id, photo_id] = [uuidv7(), uuidv7(), uuidv7()];
  const answers = { a: "14 / 2 = 7" };
  await as.call(theory.start, { response_id, theory_question_id });
  await as.call(theory.addPhoto, { photo_id, form: formWith(await aPicture(), "page.png") } as never);
  await as.call(theory.finish, { response_id, written: { answers, photos: [{ id: photo_id, turns: 0 }], seq: 5 } });
  await as.call(theory.markSpecimen, { response_id, ticks: { atoms: ["M1"], bands: {}, deductions: [] } });
  await as.call(theory.startPaper, { sitting_id, paper_id });
  await as.call(theory.writeInPaper, { sitting_id, theory_question_id, answers, seq: 1 });
  return { response_id, sitting_id, photo_id, paper_id, theory_question_id };
}

/** Another candidate's challenge, with one attempt made without an account. */
async function aFriendsChallenge(api: Api, room: Bank["other"]) {
  const friend = await aCandidate(api);
  const { session, exams } = await friend.as.call(sittings.start, room.ask({ count: 5 }));
  await friend.as.call(sittings.submitAnswers, { session_id: session.uuid, answers: answersWith(exams, 3) });
  const { url } = await friend.as.call(challenges.make, { session_id: session.uuid });
  const again = await friend.as.call(sittings.start, room.ask({ count: 5, fresh: true }));
  await friend.as.call(sittings.submitAnswers, {
    session_id: again.session.uuid,
    answers: answersWith(again.exams, 1),
  });
  const other = await friend.as.call(challenges.make, { session_id: again.session.uuid });
  const try_id = uuidv7();
  await api.anyone.call(challengeLinks.answer, { token: tokenIn(other.url), try_id, name: "Bola", answers: [] });
  return { token: tokenIn(url), try_id };
}

const tokenIn = (url: string): string => url.split("/").at(-1)!;

export const aSession = {
  title: "Algebra",
  date: "2030-01-07",
  start_time: "16:00",
  end_time: "17:00",
  type: "study" as const,
};
