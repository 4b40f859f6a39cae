import type { DataOf, search } from "@sabiprep/contract";
import { BookOpen, FileQuestion, type LucideIcon, Map as MapIcon } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { paths, seenQuestionPath, topicPath } from "../../lib/paths.ts";
import { subjectTile } from "../../pieces/subject-icon.ts";

type SearchResult = DataOf<typeof search.find>;

export interface Hit {
  /** The id of its row on the screen. */
  id: string;
  to: string;
  icon: LucideIcon;
  name: string;
  /** The name is stored markup. */
  isMarkup?: boolean;
  where: string;
}

export interface HitGroup {
  label: string;
  hits: Hit[];
}

/** The results in the order they are shown, each with the screen it opens. Empty kinds are left out. */
export function hitsOf({ subjects, topics, materials, lessons, questions }: SearchResult): HitGroup[] {
  const groups: HitGroup[] = [
    {
      label: t("Subjects"),
      hits: subjects.map(({ uuid, name, icon, exam_name }) => ({
        id: `hit-${uuid}`,
        to: `${paths.practiceTests}?${new URLSearchParams({ tab: exam_name.toLowerCase(), find: name })}`,
        icon: subjectTile(icon).icon,
        name,
        where: t("{exam} practice tests", { exam: exam_name }),
      })),
    },
    {
      label: t("Topics"),
      hits: topics.map(({ uuid, name, subject_name }) => ({
        id: `hit-${uuid}`,
        to: topicPath(uuid),
        icon: MapIcon,
        name,
        where: subject_name,
      })),
    },
    {
      label: t("Notes and lessons"),
      hits: materials.map(({ uuid, title, subject_name }) => ({
        id: `hit-${uuid}`,
        to: `${paths.studyMaterials}?read=${uuid}`,
        icon: BookOpen,
        name: title,
        where: subject_name,
      })),
    },
    {
      label: t("In the lessons"),
      hits: lessons.map(({ topic_id, topic, subject_name, section }) => ({
        id: `hit-in-${topic_id}`,
        to: section ? `${topicPath(topic_id)}#section-${section.at}` : topicPath(topic_id),
        icon: BookOpen,
        name: section?.title ?? topic,
        where: `${subject_name} · ${topic}`,
      })),
    },
    {
      label: t("Questions you have seen"),
      hits: questions.map(({ uuid, body, subject_name, topic }) => ({
        id: `hit-${uuid}`,
        to: seenQuestionPath(uuid),
        icon: FileQuestion,
        name: body,
        isMarkup: true,
        where: topic ? `${subject_name} · ${topic}` : subject_name,
      })),
    },
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}
