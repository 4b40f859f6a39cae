import { exams, subjects } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Eye, Pencil, Plus, Ruler, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { read, useCall } from "../../lib/query.ts";
import { subjectTile } from "../../pieces/subject-icon.ts";
import { Await } from "../../ui/await.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { Tile } from "../../ui/tile.tsx";
import { toast } from "../../ui/toast.tsx";
import { SubjectDetails } from "./subject-details.tsx";
import { type Subject, SubjectForm } from "./subject-form.tsx";

type SubjectFilter = { what: "add" } | { what: "edit" | "view" | "delete"; subject: Subject };

export function SubjectsScreen() {
  usePageTitle(t("Subjects"));
  const list = useQuery(read(exams.staffSubjects));
  const [search, setSearch] = useState("");
  const [asked, setAsked] = useState<SubjectFilter | null>(null);
  const close = () => setAsked(null);
  const wanted = search.trim().toLowerCase();
  const matches = ({ name, description }: Subject) => `${name} ${description}`.toLowerCase().includes(wanted);
  return (
    <div className="stack gap-6">
      <div className="row justify-between gap-4">
        <h1>{t("Subjects")}</h1>
        <div className="row">
          <Link className={buttonClass({ tone: "plain" })} to={paths.adminBlueprints}>
            <Ruler className="icon" aria-hidden="true" />
            {t("Blueprints")}
          </Link>
          <Button onClick={() => setAsked({ what: "add" })}>
            <Plus className="icon" aria-hidden="true" />
            {t("Add subject")}
          </Button>
        </div>
      </div>
      <search>
        <TextField
          name="search"
          type="search"
          label={<span className="sr-only">{t("Search subjects")}</span>}
          placeholder={t("Search name or description")}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </search>
      <Await query={list} failed={t("Failed to load subjects")} failedText={t("Unable to fetch subjects from server.")}>
        {(all) => {
          const found = all.filter(matches);
          if (found.length === 0)
            return <EmptyState title={t("No subjects found")}>{t("Try other words, or add a subject.")}</EmptyState>;
          return (
            <ul className="grid gap-4 md:grid-cols-2">
              {found.map((subject) => (
                <SubjectCard key={subject.uuid} subject={subject} onAsk={(what) => setAsked({ what, subject })} />
              ))}
            </ul>
          );
        }}
      </Await>
      <Dialog open={asked?.what === "add"} onClose={close} title={t("Add subject")}>
        <SubjectForm subject={null} onClose={close} />
      </Dialog>
      <Dialog open={asked?.what === "edit"} onClose={close} title={t("Edit subject")}>
        {asked?.what === "edit" && <SubjectForm subject={asked.subject} onClose={close} />}
      </Dialog>
      <Dialog open={asked?.what === "view"} onClose={close} title={t("Subject details")}>
        {asked?.what === "view" && <SubjectDetails subjectId={asked.subject.uuid} />}
      </Dialog>
      <DeleteSubject subject={asked?.what === "delete" ? asked.subject : null} onClose={close} />
    </div>
  );
}

function SubjectCard({ subject, onAsk }: { subject: Subject; onAsk: (what: "view" | "edit" | "delete") => void }) {
  return (
    <li className="card stack gap-3">
      <div className="flex gap-3">
        <Tile {...subjectTile(subject.icon)} />
        <div className="min-w-0">
          <h2 className="text-lg">{subject.name}</h2>
          <p className="text-muted wrap-anywhere">{subject.description}</p>
        </div>
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
      <div className="row -mx-3 -mb-2 mt-auto gap-1">
        <Button
          tone="quiet"
          onClick={() => onAsk("view")}
          aria-label={t("View details of {name}", { name: subject.name })}
        >
          <Eye className="icon" aria-hidden="true" />
          {t("View details")}
        </Button>
        <Button tone="quiet" onClick={() => onAsk("edit")} aria-label={t("Edit {name}", { name: subject.name })}>
          <Pencil className="icon" aria-hidden="true" />
          {t("Edit")}
        </Button>
        <Button
          tone="quiet"
          className="text-danger"
          onClick={() => onAsk("delete")}
          aria-label={t("Delete {name}", { name: subject.name })}
        >
          <Trash2 className="icon" aria-hidden="true" />
          {t("Delete")}
        </Button>
      </div>
    </li>
  );
}

function DeleteSubject({ subject, onClose }: { subject: Subject | null; onClose: () => void }) {
  const remove = useCall(subjects.remove, [exams.staffSubjects, exams.creationData]);
  async function carryOut() {
    try {
      await remove.mutateAsync({ subject_id: subject!.uuid });
      toast({ title: t("Subject deleted") });
      close();
    } catch {
      // The reason stands in the dialog.
    }
  }
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <Dialog
      decision
      open={subject !== null}
      onClose={close}
      title={t("Delete subject")}
      foot={
        <>
          <Button tone="plain" onClick={close}>
            {t("Cancel")}
          </Button>
          <Button tone="danger" disabled={remove.isPending} onClick={carryOut}>
            {t("Delete")}
          </Button>
        </>
      }
    >
      <p>{t("Are you sure you want to delete {name}?", { name: subject?.name ?? "" })}</p>
      {subject !== null && subject.questions > 0 && (
        <p className="num mt-2">
          {t(
            "{n, plural, one {# question uses it. Move it} other {# questions use it. Move them}} to another subject first.",
            {
              n: subject.questions,
            },
          )}
        </p>
      )}
      {remove.error && (
        <p className="field-error mt-3" role="alert">
          {remove.error.message}
        </p>
      )}
    </Dialog>
  );
}
