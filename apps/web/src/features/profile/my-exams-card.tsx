import { auth, type DataOf, profile } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { MySubjects } from "../../pieces/my-subjects.tsx";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Picks } from "../../ui/picks.tsx";
import { toast } from "../../ui/toast.tsx";

type PreparedFor = DataOf<typeof profile.preparedFor>;

/** The exams the candidate prepares for. Lists and recommendations depend on them. */
export function MyExamsCard() {
  const chosen = useQuery(read(profile.preparedFor));
  const [editing, setEditing] = useState(false);
  return (
    <section className="card stack gap-4" aria-labelledby="my-exams">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="my-exams">{t("My exams and subjects")}</h2>
        {!editing && (
          <Button tone="line" onClick={() => setEditing(true)}>
            {t("Change")}
          </Button>
        )}
      </div>
      <Await query={chosen}>
        {(chosen) =>
          editing ? <Choose before={chosen} onDone={() => setEditing(false)} /> : <Chosen chosen={chosen} />
        }
      </Await>
    </section>
  );
}

function Chosen({ chosen: { exams, subjects } }: { chosen: PreparedFor }) {
  const all = [...exams, ...subjects];
  if (all.length === 0)
    return <p className="text-muted">{t("Tell us which exams you are preparing for and we will show them first.")}</p>;
  return (
    <p className="row gap-2">
      {all.map(({ uuid, name }) => (
        <Chip key={uuid}>{name}</Chip>
      ))}
    </p>
  );
}

function Choose({ before, onDone }: { before: PreparedFor; onDone: () => void }) {
  const choices = useQuery(read(auth.registrationData));
  const [exams, setExams] = useState<readonly string[]>(before.exams.map(({ uuid }) => uuid));
  const [subjects, setSubjects] = useState<string[]>(before.subjects.map(({ uuid }) => uuid));
  const save = useCall(profile.prepareFor, [profile.preparedFor, profile.read]);
  return (
    <Await query={choices}>
      {({ exam_types }) => {
        const main = exam_types.find(({ uuid }) => uuid === exams[0]);
        return (
          <div className="stack gap-5">
            <Picks
              name="exams"
              label={t("Exams")}
              hint={t("Choose all the exams you are preparing for. Start with the most important.")}
              choices={exam_types.map(({ uuid, name }) => ({ value: uuid, label: name }))}
              chosen={exams}
              onChoose={(uuid) =>
                setExams(exams.includes(uuid) ? exams.filter((one) => one !== uuid) : [...exams, uuid])
              }
              error={save.error?.message}
            />
            {main && <MySubjects key={main.uuid} exam={main} chosen={subjects} onChange={setSubjects} />}
            <div className="row gap-3">
              <Button
                disabled={save.isPending || exams.length === 0}
                onClick={() =>
                  save.mutate(
                    { exams: [...exams], subjects },
                    {
                      onSuccess: () => {
                        toast({ title: t("Your exams and subjects have been saved.") });
                        onDone();
                      },
                    },
                  )
                }
              >
                {t("Save")}
              </Button>
              <Button tone="plain" onClick={onDone}>
                {t("Cancel")}
              </Button>
            </div>
          </div>
        );
      }}
    </Await>
  );
}
