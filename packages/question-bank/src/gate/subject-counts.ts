// The statistics of a subject, for its author.
import type { BankQuestion, SubjectBank } from "../authoring.ts";
import { catalogueSubject } from "../catalogue/subjects.ts";

const counted = (questions: BankQuestion[], by: (question: BankQuestion) => string) =>
  [...Map.groupBy(questions, by)]
    .map(([name, members]) => [name, members.length] as const)
    .sort(([a], [b]) => a.localeCompare(b));

const line = (pairs: (readonly [string, number])[]) => pairs.map(([name, count]) => `${name} ${count}`).join(" · ");

export function subjectCounts({ slug, questions }: SubjectBank): string {
  const computed = questions.filter((question) => question.computed);
  const families = counted(computed, ({ family }) => family.slice(slug.length + 1));
  return [
    `${slug}: ${questions.length} questions, ${computed.length} computed in ${families.length} families, ${questions.filter(({ wrong }) => wrong.length === 4).length} with five options, ${questions.filter(({ picture }) => picture).length} with a picture`,
    `  difficulty: ${line(counted(questions, ({ difficulty }) => difficulty))}`,
    `  class: ${line(counted(questions, ({ class_level }) => class_level))}`,
    `  exams: ${line(byExam(slug, questions))}`,
    `  topics: ${line(counted(questions, ({ topic }) => topic))}`,
    ...(families.length ? [`  families: ${line(families)}`] : []),
  ].join("\n");
}

const byExam = (slug: string, questions: BankQuestion[]): [string, number][] => {
  const offered = catalogueSubject(slug)?.exams ?? [];
  return offered.map((exam) => [exam, questions.filter(({ exams }) => exams?.includes(exam) ?? true).length]);
};
