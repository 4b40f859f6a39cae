import { PROJECTION_COVERAGE, type progress } from "@sabiprep/contract";
import { gradeOf } from "@sabiprep/exam";
import { sql } from "kysely";
import type { SittingPart } from "../../db/tables/progress-tables.ts";
import type { Db } from "../../db/transaction.ts";
import type { Call } from "../../http/route.ts";
import {
  type Estimate,
  type Evidence,
  estimate,
  MIN_QUESTIONS,
  MIN_TESTS,
  percentRange,
  totalRange,
} from "./projection.ts";

const OLDEST_DAYS = 180;
const MAX_SITTINGS = 80;
/** A test with fewer new questions in a subject is no evidence about it. */
const MIN_NEW = 5;
const DAY_MS = 86_400_000;

const paperItems = (slug: string) => (slug === "english" ? 60 : 40);

interface Subject {
  id: number;
  uuid: string;
  name: string;
  slug: string;
}

export async function projection({ db, user, now }: Call<typeof progress.projection>) {
  const evidence = await evidenceOf(db, user.id, now);
  const subjects = await subjectsNamed(db, [...evidence.keys()]);
  const judged = subjects.map((subject) => {
    const known = evidence.get(subject.id)!;
    return {
      subject,
      tests: known.length,
      questions: known.reduce((sum, { total }) => sum + total, 0),
      found: estimate(known, paperItems(subject.slug)),
    };
  });
  judged.sort((a, b) => b.questions - a.questions);
  return {
    coverage_percent: PROJECTION_COVERAGE,
    subjects: judged.map(({ subject, tests, questions, found }) => ({
      ...subject,
      percent: found ? percentRange(found) : null,
      grades: found ? gradesIn(found) : null,
      tests,
      questions,
      tests_wanted: MIN_TESTS,
      questions_wanted: MIN_QUESTIONS,
    })),
    utme: utmeOf(judged.flatMap(({ subject, found }) => (found ? { subject, found } : []))),
  };
}

const gradesIn = (found: Estimate) => {
  const { low, likely, high } = percentRange(found);
  return { low: gradeOf(low), likely: gradeOf(likely), high: gradeOf(high) };
};

/** Use of English is compulsory. The other three are the subjects with the most evidence. */
function utmeOf(known: { subject: Subject; found: Estimate }[]) {
  const english = known.find(({ subject }) => subject.slug === "english");
  const others = known.filter(({ subject }) => subject.slug !== "english").slice(0, 3);
  if (!english || others.length < 3) return null;
  const four = [english, ...others];
  return { ...totalRange(four.map(({ found }) => found)), subjects: four.map(({ subject }) => subject.name) };
}

async function evidenceOf(db: Db, candidateId: number, now: Date): Promise<Map<number, Evidence[]>> {
  const { rows } = await sql<{ at: string; parts: SittingPart[] }>`
    select at, parts from sitting_figures
    where candidate_id = ${candidateId} and mode = 'exam' and at > ${new Date(now.getTime() - OLDEST_DAYS * DAY_MS)}
    order by at desc limit ${MAX_SITTINGS}`.execute(db);
  const bySubject = new Map<number, Evidence[]>();
  for (const { at, parts } of rows) {
    const age_days = Math.max(0, (now.getTime() - Date.parse(at)) / DAY_MS);
    for (const subject of new Set(parts.map(([id]) => id))) {
      const mine = parts.filter(([id]) => id === subject);
      const total = mine.reduce((sum, part) => sum + part[5], 0);
      const right = mine.reduce((sum, part) => sum + part[6], 0);
      if (total >= MIN_NEW) bySubject.set(subject, [...(bySubject.get(subject) ?? []), { age_days, right, total }]);
    }
  }
  return bySubject;
}

const subjectsNamed = async (db: Db, ids: number[]): Promise<Subject[]> =>
  ids.length === 0
    ? []
    : db.selectFrom("subjects").select(["id", "uuid", "name", "slug"]).where("id", "in", ids).execute();
