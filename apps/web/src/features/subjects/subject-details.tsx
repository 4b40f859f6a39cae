import { type DataOf, exams, figureText, subjects } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { TextField } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";

type Whole = DataOf<typeof subjects.read>;

export function SubjectDetails({ subjectId }: { subjectId: string }) {
  const found = useQuery(read(subjects.read, { subject_id: subjectId }));
  return (
    <Await query={found}>
      {(subject) => (
        <div className="stack gap-5">
          <div>
            <b className="block text-xl">{subject.name}</b>
            <p className="text-muted">{subject.description}</p>
          </div>
          <div className="row gap-2">
            <Chip tone="info">
              <span className="num">
                {t("{n, plural, one {# question} other {# questions}}", { n: subject.questions })}
              </span>
            </Chip>
            {subject.exams.map(({ uuid, name }) => (
              <Chip key={uuid}>{name}</Chip>
            ))}
          </div>
          <Topics subject={subject} />
        </div>
      )}
    </Await>
  );
}

/** Topics are added, renamed and deleted in place. A topic with questions stays. */
function Topics({ subject }: { subject: Whole }) {
  const stale = [subjects.read, exams.staffSubjects];
  const add = useCall(subjects.addTopic, stale);
  const rename = useCall(subjects.editTopic, stale);
  const remove = useCall(subjects.removeTopic, stale);
  const [name, setName] = useState("");
  const [editing, setEditing] = useState<string | null>(null);
  const problem = add.error ?? rename.error;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (editing) await rename.mutateAsync({ topic_id: editing, name });
    else await add.mutateAsync({ subject_id: subject.uuid, name });
    setName("");
    setEditing(null);
  }
  async function takeAway(topicId: string) {
    try {
      await remove.mutateAsync({ topic_id: topicId });
    } catch (failure) {
      toast({ title: t("We could not delete the topic"), description: (failure as Error).message, destructive: true });
    }
  }

  return (
    <section className="stack gap-3" aria-label={t("Topics")}>
      <h3 className="text-lg">{t("Topics")}</h3>
      <ul className="lines">
        {subject.topics.map((topic) => (
          <li key={topic.uuid}>
            <span className="min-w-0 flex-1">{topic.name}</span>
            <span className="num text-sm text-muted">{figureText(topic.questions)}</span>
            <Button
              tone="quiet"
              icon
              aria-label={t("Rename {name}", { name: topic.name })}
              onClick={() => {
                setEditing(topic.uuid);
                setName(topic.name);
              }}
            >
              <Pencil className="icon" aria-hidden="true" />
            </Button>
            <Button
              tone="quiet"
              icon
              aria-label={t("Delete {name}", { name: topic.name })}
              onClick={() => takeAway(topic.uuid)}
            >
              <Trash2 className="icon" aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <form className="row items-end" onSubmit={(event) => void save(event).catch(() => {})}>
        <div className="min-w-0 flex-1">
          <TextField
            name="name"
            label={editing ? t("New name of the topic") : t("New topic")}
            value={name}
            onChange={(event) => setName(event.target.value)}
            {...(problem ? { error: problem.message } : {})}
          />
        </div>
        <Button type="submit" tone="plain">
          {editing ? t("Rename") : t("Add topic")}
        </Button>
      </form>
    </section>
  );
}
