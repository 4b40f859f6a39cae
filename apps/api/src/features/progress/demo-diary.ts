// What the demo candidate and the demo rivals did, day by day, counted back from today. It is the same every time.
import { createHash } from "node:crypto";
import { lagosMonth } from "@sabiprep/exam";

export interface Entry {
  at: string;
  kind: "practice" | "paper" | "mock";
  mode: "practice" | "exam";
  exam: string;
  /** Slugs. A mock has four subjects, English first. */
  subjects: string[];
  /** Which of the free years, newest first. */
  place: number;
  /** The share of questions that a student like this knows. */
  skill: number;
  /** One of many: their answers together make the statistics of a question. */
  isCrowd?: true;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A number between 0 and 1, derived from a text. */
export const moreOrLess = (text: string): number =>
  createHash("sha256").update(text).digest().readUInt32BE() / 4_294_967_296;

const course = ["english", "mathematics", "physics", "chemistry"];
const skills: Record<string, number> = { english: 0.74, mathematics: 0.6, physics: 0.55, chemistry: 0.46 };

/** Days ago with a test: every third day for three months, then nearly every day for two weeks. */
const FIRST_DAY = 84;
const daily = (ago: number) => (ago <= 14 ? ago !== 5 : ago % 3 === 0);
const MOCK_DAY = 39;
const PRACTICE_A_MONTH = 3;

/** The practice tests of the current month are left for visitors to use. */
export function theDiary(now: Date): Entry[] {
  const entries: Entry[] = [];
  const places = new Map<string, number>();
  const practised = new Map<string, number>();
  let turn = 0;
  for (let ago = FIRST_DAY; ago >= 0; ago--) {
    if (!daily(ago) && ago !== MOCK_DAY) continue;
    const at = new Date(now.getTime() - ago * DAY_MS - 2 * HOUR_MS);
    const learned = 0.14 * (1 - ago / FIRST_DAY);
    if (ago === MOCK_DAY) {
      entries.push({
        at: at.toISOString(),
        kind: "mock",
        mode: "exam",
        exam: "jamb",
        subjects: course,
        place: 0,
        skill: 0.6,
      });
      continue;
    }
    const subject = course[turn++ % course.length]!;
    const month = lagosMonth(at);
    const used = practised.get(month) ?? 0;
    const common = { at: at.toISOString(), subjects: [subject], skill: skills[subject]! + learned };
    if (month !== lagosMonth(now) && turn % 4 === 2 && used < PRACTICE_A_MONTH) {
      practised.set(month, used + 1);
      entries.push({ ...common, kind: "practice", mode: "practice", exam: "jamb", place: 0 });
      continue;
    }
    const exam = turn % 3 === 0 ? "waec" : "jamb";
    const place = places.get(`${exam}/${subject}`) ?? 0;
    places.set(`${exam}/${subject}`, place + 1);
    entries.push({ ...common, kind: "paper", mode: turn % 7 === 0 ? "practice" : "exam", exam, place });
  }
  return entries;
}

interface Rival {
  first_name: string;
  last_name: string;
  entries: (now: Date) => Entry[];
}

/** Papers in exam mode, some before this week and some in it. */
const rival = (first_name: string, last_name: string, skill: number, days: number[]): Rival => ({
  first_name,
  last_name,
  entries: (now) =>
    days.map((ago, at) => ({
      at: new Date(now.getTime() - ago * DAY_MS - 5 * HOUR_MS).toISOString(),
      kind: "paper" as const,
      mode: "exam" as const,
      exam: "jamb",
      subjects: [course[at % course.length]!],
      place: Math.floor(at / course.length),
      skill,
    })),
});

export const rivals: readonly Rival[] = [
  rival("Tunde", "Demo", 0.86, [30, 21, 12, 9, 7, 1]),
  rival("Zainab", "Demo", 0.8, [26, 14, 9, 2]),
  rival("Emeka", "Demo", 0.7, [20, 8, 1]),
  rival("Blessing", "Demo", 0.62, [15, 8]),
  rival("Hauwa", "Demo", 0.55, [10, 1]),
];
