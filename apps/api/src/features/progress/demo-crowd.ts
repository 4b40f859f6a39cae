// The demo people that staff see: who they are and what they did in twelve weeks, counted back from today. The same every time.
import type { Duration, InputOf, reports } from "@sabiprep/contract";
import { type Entry, moreOrLess } from "./demo-diary.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CROWD_DAYS = 84;
const MONTH_DAYS = 30;

const firstNames =
  "Adaeze Musa Folake Ibrahim Chioma Segun Halima Obinna Yetunde Suleiman Ifeoma Kunle Rahma Chukwudi Bisi Abubakar".split(
    " ",
  );
const lastNames = ["Okafor", "Bello", "Adeyemi", "Nwosu"];

const courses = [
  ["english", "mathematics", "physics", "chemistry"],
  ["english", "biology", "chemistry", "physics"],
  ["english", "government", "economics", "literature"],
  ["english", "mathematics", "economics", "government"],
];

export interface DemoPerson {
  /** Part of the email address and of every reference. */
  name: string;
  first_name: string;
  last_name: string;
  registered_at: Date;
  isVerified: boolean;
  entries: Entry[];
  payments: { plan: "premium" | "pro"; duration: Duration; paid_at: Date }[];
  report: { at: Date; isAnswered: boolean; subject: string; report: Report } | null;
}

type Report = Pick<InputOf<typeof reports.submit>, "type" | "title" | "description"> & { response: string };

const stories: Report[] = [
  {
    type: "content_issue",
    title: "The explanation is hard",
    description: "I read the explanation twice. Please write it in easier words.",
    response: "Thank you. We wrote it again in shorter sentences.",
  },
  {
    type: "wrong_answer",
    title: "Two options look right",
    description: "My teacher says that another option is right too. Please look at it again.",
    response:
      "Thank you. We looked at it again: the other option leaves out one condition. The explanation now says so.",
  },
  {
    type: "technical_bug",
    title: "The timer looked late",
    description: "After a phone call the timer showed more time than before, then it jumped back.",
    response: "The test counted correctly on our server. Your screen now updates as soon as the call ends.",
  },
  {
    type: "feature_request",
    title: "More Literature papers",
    description: "Could you add more papers for Literature in English?",
    response: "Yes. The next papers will be added this term.",
  },
];

/** 64 people: each first name with each last name. Most joined lately, as with anything that grows. */
export const theCrowd = (now: Date): DemoPerson[] =>
  firstNames.flatMap((first_name, row) =>
    lastNames.map((last_name, column) => aPerson(first_name, last_name, column * firstNames.length + row, now)),
  );

function aPerson(first_name: string, last_name: string, no: number, now: Date): DemoPerson {
  const name = `${first_name}.${last_name}`.toLowerCase();
  const rng = (what: string) => moreOrLess(`${name}/${what}`);
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const joined = 1 + (CROWD_DAYS - 1) * rng("joined") ** 1.3;
  const isVerified = no % 8 !== 7;
  const course = courses[no % courses.length]!;
  const paysOn = joined * (0.2 + 0.7 * rng("pays"));
  return {
    name,
    first_name,
    last_name,
    registered_at: before(no === 0 ? CROWD_DAYS : joined),
    isVerified,
    entries: isVerified ? entriesOf(name, no, joined, course, now) : [],
    payments: isVerified && no % 4 === 1 ? paymentsOf(no, paysOn, before) : [],
    report:
      isVerified && no % 5 === 2
        ? {
            // Nobody waits for months.
            at: before((no % 3 === 0 ? Math.min(joined, 6) : joined) * 0.9 * rng("reports")),
            isAnswered: no % 3 !== 0,
            subject: course[no % course.length]!,
            report: stories[no % stories.length]!,
          }
        : null,
  };
}

/** Two of three who pay by the month pay again when it ends. */
function paymentsOf(no: number, paysOn: number, before: (days: number) => Date): DemoPerson["payments"] {
  const plan = no % 12 === 1 ? "pro" : "premium";
  if (no % 20 === 5) return [{ plan, duration: "yearly", paid_at: before(paysOn) }];
  const many = no % 3 === 0 ? 1 : 1 + Math.floor(paysOn / MONTH_DAYS);
  return Array.from({ length: many }, (_, at) => ({
    plan,
    duration: "monthly",
    paid_at: before(paysOn - at * MONTH_DAYS),
  }));
}

/**
 * A paper soon after joining and then about one a week, until most lose heart. Everybody begins with one of two English papers: enough
 * first answers for statistics of their questions, too few for a measured difficulty, which would change the tests students get.
 */
function entriesOf(name: string, no: number, joined: number, course: string[], now: Date): Entry[] {
  const many = 2 + Math.floor(6 * moreOrLess(`${name}/many`));
  const skill = 0.35 + 0.5 * moreOrLess(`${name}/skill`);
  const entries: Entry[] = [];
  for (let turn = 0; turn < many; turn++) {
    const ago = joined - 0.2 - turn * (3 + 7 * moreOrLess(`${name}/${turn}/pause`));
    if (ago < 0.1) break;
    const subject = course[turn % course.length]!;
    entries.push({
      at: new Date(now.getTime() - ago * DAY_MS).toISOString(),
      kind: "paper",
      mode: "exam",
      exam: "jamb",
      subjects: [subject],
      place: Math.floor(turn / course.length) + (subject === "english" && no % 3 === 2 ? 2 : 0),
      skill: skill + 0.01 * turn,
      isCrowd: true,
    });
  }
  return entries;
}
