// The demo candidate's schedule and reports, counted from today: a week with past and coming sessions, and two reports.
import type { InputOf, reports, schedule } from "@sabiprep/contract";
import { addLagosDays } from "@sabiprep/exam";

export interface DemoTest {
  session: InputOf<typeof schedule.add>;
  /** Ticked off on these days. */
  done: string[];
}

const WEEKS_KEPT = 3;

/** Samples send no reminders. */
const weekly = (
  today: string,
  inDays: number,
  session: Pick<InputOf<typeof schedule.add>, "title" | "subject" | "start_time" | "end_time" | "type">,
): DemoTest => {
  const date = addLagosDays(today, inDays - 7 * WEEKS_KEPT);
  const days = Array.from({ length: WEEKS_KEPT + 1 }, (_, week) => addLagosDays(date, 7 * week));
  return {
    session: { ...session, date, repeats_weekly: true, remind_minutes: null },
    // One evening was missed, as happens in real life.
    done: days.filter((day, week) => day < today && week !== 1),
  };
};

export const theWeek = (today: string): DemoTest[] => [
  weekly(today, 0, {
    title: "Quadratic equations",
    subject: "Mathematics",
    start_time: "16:30",
    end_time: "17:30",
    type: "study",
  }),
  weekly(today, 1, {
    title: "Timed comprehension",
    subject: "English Language",
    start_time: "17:00",
    end_time: "17:45",
    type: "practice",
  }),
  weekly(today, 3, {
    title: "Cards due today",
    subject: "Chemistry",
    start_time: "19:00",
    end_time: "19:30",
    type: "review",
  }),
  weekly(today, 5, {
    title: "A full past paper",
    subject: "Physics",
    start_time: "10:00",
    end_time: "11:15",
    type: "practice",
  }),
];

interface DemoAnswer {
  daysAgo: number;
  report: Pick<InputOf<typeof reports.submit>, "type" | "title" | "description">;
  /** The answer from staff. Null while the report waits. */
  response: string | null;
}

export const theReports: DemoAnswer[] = [
  {
    daysAgo: 12,
    report: {
      type: "feature_request",
      title: "A darker background at night",
      description: "I read in bed after the lights are out. Could the page be dark then?",
    },
    response: "Yes. Open Settings and turn on Dark mode, or let it follow your phone.",
  },
  {
    daysAgo: 1,
    report: {
      type: "general_feedback",
      title: "The steps help",
      description: "The worked steps in Mathematics helped me more than my textbook. Please add more for Chemistry.",
    },
    response: null,
  },
];
