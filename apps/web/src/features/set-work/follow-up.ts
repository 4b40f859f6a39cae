import type { DataOf, setWork } from "@sabiprep/contract";
import { setWorkPath } from "../../lib/paths.ts";
import { percentOf } from "./work-words.ts";

type Page = DataOf<typeof setWork.workPage>;

const WEAK_BELOW = 70;
const MOST_TOPICS = 5;

/** The weak topics, weakest first. Without one, the weakest of all. */
export function topicsToRepeat<Topic extends Page["topics"][number]>(topics: readonly Topic[]): Topic[] {
  const sorted = [...topics].sort((a, b) => percentOf(a) - percentOf(b));
  const weak = sorted.filter((topic) => percentOf(topic) < WEAK_BELOW);
  return (weak.length > 0 ? weak : sorted.slice(0, 1)).slice(0, MOST_TOPICS);
}

/** The form for new work, with the weak topics of this one. Null for a mock, whose topics belong to several subjects. */
export function followUpPath(schoolId: string, { work, fields, topics }: Page): string | null {
  const { made_of } = fields;
  if (!work.subject || topics.length === 0) return null;
  const course: [string, string][] =
    made_of.kind === "topics"
      ? [
          ["exam", made_of.exam_id],
          ["subject", made_of.subject_id],
        ]
      : [["subject_name", work.subject]];
  return setWorkPath(schoolId, [
    ...course,
    ...topicsToRepeat(topics).map(({ uuid }) => ["topic", uuid] as [string, string]),
    ...work.classes.map(({ uuid }) => ["class", uuid] as [string, string]),
    ["title", work.title],
    ["follow_up_of", work.uuid],
  ]);
}
