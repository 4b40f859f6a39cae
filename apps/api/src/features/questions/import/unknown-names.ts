// Names in a file that match nothing here, so that somebody can choose what they mean.
import type { ImportSettings, QuestionImport } from "@sabiprep/contract";
import type { ParsedRow } from "@sabiprep/formats";
import { bare, type ImportCatalogue } from "./import-catalogue.ts";

type Unknown = NonNullable<NonNullable<NonNullable<QuestionImport["found"]>["unknown"]>>[number];

/** With more than this, the file itself needs correcting. */
const MAX_SHOWN = 100;

export function unknownNames(
  rows: readonly ParsedRow[],
  catalogue: ImportCatalogue,
  settings: ImportSettings,
  subjectNames: ReadonlyMap<string, string>,
): Unknown[] {
  const found = new Map<string, Unknown>();
  const add = (field: Unknown["field"], said: string, near: Unknown["near"], subject_id: string | null = null) => {
    const key = `${field}/${subject_id}/${bare(said)}`;
    const sofar = found.get(key);
    if (sofar) sofar.rows++;
    else
      found.set(key, {
        ...{ field, said, subject_id, near, rows: 1 },
        subject_name: subject_id && (subjectNames.get(subject_id) ?? null),
      });
  };
  for (const { question } of rows) {
    const { subject, exam_type, topic, class_level } = question;
    const subject_id = subject ? catalogue.subject(subject)?.uuid : settings.subject_id;
    if (subject && !subject_id) add("subject", subject, catalogue.nearestSubject(subject));
    if (exam_type && !catalogue.exam(exam_type)) add("exam_type", exam_type, null);
    if (topic && subject_id && catalogue.topic(subject_id, topic) === undefined)
      add("topic", topic, catalogue.nearestTopic(subject_id, topic), subject_id);
    if (class_level && catalogue.level(class_level) === undefined) add("class_level", class_level, null);
  }
  return [...found.values()].sort((a, b) => b.rows - a.rows).slice(0, MAX_SHOWN);
}
