// Builders for tests of the gate: correct questions in a correct subject. Each test breaks one of them.
import type { ExamSlug } from "@sabiprep/exam";
import type { BankQuestion, SubjectBank } from "../authoring.ts";

const levels = ["easy", "medium", "medium", "easy", "hard"] as const;
const classes = ["SS1", "SS2", "SS3"] as const;

export const aQuestion = (serial: number, more: Partial<BankQuestion> = {}): BankQuestion => ({
  key: `physics/topic-${serial % 5}/question-${serial}`,
  subject: "physics",
  topic: `topic-${serial % 5}`,
  objective: "Tell one number from another",
  difficulty: levels[serial % 5] ?? "easy",
  class_level: classes[serial % 3] ?? "SS1",
  pool: "stretch",
  family: `physics/topic-${serial % 5}/question-${serial}`,
  computed: false,
  body: `Bisi counts ${serial} mangoes. Which sentence about her basket number ${serial} is true?`,
  right: `It holds ${serial} mangoes`,
  wrong: [1, 2, 3, 4].map((more) => ({ text: `It holds ${serial + more} mangoes`, slip: "" })),
  explanation: `She counts them one by one. It holds ${serial} mangoes, neither more nor fewer.`,
  ...more,
});

export const aSubject = (count: number, more: (serial: number) => Partial<BankQuestion> = () => ({})): SubjectBank => ({
  slug: "physics",
  topics: [0, 1, 2, 3, 4].map((at) => ({
    slug: `topic-${at}`,
    name: `Topic ${at}`,
    objectives: ["Tell one number from another"],
  })),
  questions: Array.from({ length: count }, (_, at) => aQuestion(at + 100, more(at + 100))),
});

export const everyExam: ExamSlug[] = ["waec", "neco", "jamb", "post-utme"];
