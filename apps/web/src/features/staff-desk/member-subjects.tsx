import { type DataOf, exams, type staff } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

type Member = DataOf<typeof staff.list>[number];

interface MemberSubjectsProps {
  member: Member;
  busy: boolean;
  onSave: (subjects: string[] | null) => Promise<void>;
}

/** The subjects in which an editor or reviewer may change questions. */
export function MemberSubjects({ member, busy, onSave }: MemberSubjectsProps) {
  const [open, setOpen] = useState(false);
  if (member.role !== "editor" && member.role !== "reviewer") return null;
  return (
    <>
      <Button tone="plain" disabled={busy} onClick={() => setOpen(true)}>
        {member.subject_ids === null
          ? t("All subjects")
          : t("{n, plural, one {# subject} other {# subjects}}", { n: member.subject_ids.length })}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t("Subjects of {name}", { name: member.name })}>
        {open && (
          <Choice
            member={member}
            busy={busy}
            onSave={async (subjects) => {
              await onSave(subjects);
              setOpen(false);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function Choice({ member, busy, onSave }: MemberSubjectsProps) {
  const subjects = useQuery(read(exams.creationData)).data?.subjects ?? [];
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(member.subject_ids ?? []));
  const [isAll, setAll] = useState(member.subject_ids === null);
  const toggle = (uuid: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(uuid);
    else next.delete(uuid);
    setChosen(next);
  };
  return (
    <div className="stack gap-4">
      <p>{t("They can read every question, and change questions only in these subjects.")}</p>
      <label className="check">
        <input type="checkbox" checked={isAll} onChange={(event) => setAll(event.target.checked)} />
        <span>{t("All subjects")}</span>
      </label>
      <fieldset className="grid gap-x-4 md:grid-cols-2" disabled={isAll}>
        <legend className="sr-only">{t("Subjects")}</legend>
        {subjects.map(({ uuid, name }) => (
          <label key={uuid} className="check">
            <input
              type="checkbox"
              checked={!isAll && chosen.has(uuid)}
              onChange={(event) => toggle(uuid, event.target.checked)}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <Button
        className="justify-self-end"
        disabled={busy || !(isAll || chosen.size > 0)}
        onClick={() => void onSave(isAll ? null : [...chosen])}
      >
        {t("Save")}
      </Button>
    </div>
  );
}
