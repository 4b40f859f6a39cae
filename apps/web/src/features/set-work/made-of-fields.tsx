import { workChoices } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { TextField } from "../../ui/field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { ManyPicks } from "./many-picks.tsx";
import { chosenKinds, type WorkDraft } from "./work-draft.ts";
import { kindWords } from "./work-words.ts";

export interface WorkFieldsProps {
  schoolId: string;
  draft: WorkDraft;
  change: (more: Partial<WorkDraft>) => void;
  errors: Record<string, string>;
}

export const errorFor = (errors: Record<string, string>, name: string) => (errors[name] ? { error: errors[name] } : {});

/** What the work is made of: topics of a subject, a paper, or a mock of several subjects. */
export function MadeOfFields({ schoolId, draft, change, errors }: WorkFieldsProps) {
  const exams = useQuery(read(workChoices.exams, { school_id: schoolId }));
  return (
    <Await query={exams}>
      {(list) => {
        const exam = list.find(({ uuid }) => uuid === draft.exam_id);
        return (
          <div className="stack gap-5">
            <Segmented
              label={t("What the work is made of")}
              choices={chosenKinds.map((value) => ({ value, label: kindWords(value) }))}
              chosen={draft.kind}
              onChoose={(kind) => change({ kind, mode: kind === "topics" ? "practice" : "exam" })}
            />
            <div className="grid gap-5 md:grid-cols-2">
              <Select
                name="exam_id"
                label={t("Exam")}
                prompt={t("Choose an exam")}
                choices={list.map(({ uuid, name }) => ({ value: uuid, label: name }))}
                value={draft.exam_id}
                onChange={({ target }) =>
                  change({ exam_id: target.value, subject_id: "", topic_ids: [], paper_id: "", subject_ids: [] })
                }
                {...errorFor(errors, "exam_id")}
              />
              {draft.kind !== "mock" && exam && (
                <Select
                  name="subject_id"
                  label={t("Subject")}
                  prompt={t("Choose a subject")}
                  choices={exam.subjects.map(({ uuid, name }) => ({ value: uuid, label: name }))}
                  value={draft.subject_id}
                  onChange={({ target }) => change({ subject_id: target.value, topic_ids: [], paper_id: "" })}
                  {...errorFor(errors, "subject_id")}
                />
              )}
            </div>
            {draft.kind === "mock" && exam && (
              <ManyPicks
                label={t("Subjects")}
                choices={exam.subjects.map(({ uuid, name }) => ({ value: uuid, label: name }))}
                chosen={draft.subject_ids}
                onChoose={(subject_ids) => change({ subject_ids })}
                {...errorFor(errors, "subject_ids")}
              />
            )}
            {draft.kind !== "mock" && draft.exam_id && draft.subject_id && (
              <FromSubject schoolId={schoolId} draft={draft} change={change} errors={errors} />
            )}
          </div>
        );
      }}
    </Await>
  );
}

function FromSubject({ schoolId, draft, change, errors }: WorkFieldsProps) {
  const { exam_id, subject_id } = draft;
  const choices = useQuery(read(workChoices.subject, { school_id: schoolId, exam_id, subject_id }));
  return (
    <Await query={choices}>
      {({ topics, papers }) =>
        draft.kind === "topics" ? (
          <>
            <ManyPicks
              label={t("Topics")}
              choices={topics.map(({ uuid, name }) => ({ value: uuid, label: name }))}
              chosen={draft.topic_ids}
              onChoose={(topic_ids) => change({ topic_ids })}
              {...errorFor(errors, "topic_ids")}
            />
            <TextField
              name="count"
              label={t("Number of questions")}
              type="number"
              inputMode="numeric"
              value={draft.count}
              onChange={({ target }) => change({ count: target.value })}
              {...errorFor(errors, "count")}
            />
          </>
        ) : (
          <Select
            name="paper_id"
            label={t("Past paper")}
            prompt={papers.length > 0 ? t("Choose a past paper") : t("This subject has no papers yet")}
            choices={papers.map(({ uuid, year, questions, minutes, is_built }) => ({
              value: uuid,
              label:
                t("{year}: {questions} questions, {minutes} minutes", { year: String(year), questions, minutes }) +
                (is_built ? ` (${kindWords("built")})` : ""),
            }))}
            value={draft.paper_id}
            onChange={({ target }) =>
              change({
                paper_id: target.value,
                is_built: papers.some(({ uuid, is_built }) => uuid === target.value && is_built),
              })
            }
            {...errorFor(errors, "paper_id")}
          />
        )
      }
    </Await>
  );
}
