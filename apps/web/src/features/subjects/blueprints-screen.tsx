import { blueprints, exams, type StaffBlueprint } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useAddressFilter } from "../../lib/address-filter.ts";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { momentOf } from "../../lib/when.ts";
import { Await } from "../../ui/await.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Select } from "../../ui/select.tsx";
import { BlueprintForm } from "./blueprint-form.tsx";

const narrowing = blueprints.list.query!.def.shape;

/** The structure of an exam's papers, by era and version. */
export function BlueprintsScreen() {
  usePageTitle(t("Blueprints"));
  const creation = useQuery(read(exams.creationData));
  const { filter, change } = useAddressFilter(narrowing);
  const place = { exam_type_id: filter.exam_type_id ?? "", subject_id: filter.subject_id ?? "" };
  const [writing, setWriting] = useState(false);
  const chosen = place.exam_type_id !== "" && place.subject_id !== "";
  const found = useQuery({ ...read(blueprints.list, place), enabled: chosen });
  const named = (rows: { uuid: string; name: string }[]) =>
    rows.map(({ uuid, name }) => ({ value: uuid, label: name }));
  return (
    <div className="stack gap-6">
      <Link className={buttonClass({ tone: "quiet" }, "-mx-3 justify-self-start")} to={paths.adminSubjects}>
        <ArrowLeft className="icon" aria-hidden="true" />
        {t("Subjects")}
      </Link>
      <h1>{t("Blueprints")}</h1>
      <p className="max-w-[70ch] text-muted">
        {t("Each change makes a new version. Tests already started keep their version.")}
      </p>
      <Await query={creation}>
        {({ exam_types, subjects }) => (
          <div className="grid gap-4 md:grid-cols-2">
            <Select
              name="exam"
              label={t("Exam type")}
              prompt={t("Choose an exam")}
              choices={named(exam_types)}
              value={place.exam_type_id}
              onChange={(event) => change({ exam_type_id: event.target.value })}
            />
            <Select
              name="subject"
              label={t("Subject")}
              prompt={t("Choose a subject")}
              choices={named(subjects)}
              value={place.subject_id}
              onChange={(event) => change({ subject_id: event.target.value })}
            />
          </div>
        )}
      </Await>
      {!chosen && (
        <EmptyState title={t("Choose an exam and a subject")}>
          {t("The rules for its papers will show here.")}
        </EmptyState>
      )}
      {chosen && (
        <Await query={found}>
          {({ blueprints: all, topics }) => (
            <>
              <Button className="justify-self-start" onClick={() => setWriting(true)}>
                <Plus className="icon" aria-hidden="true" />
                {all.length === 0 ? t("Write a blueprint") : t("New version")}
              </Button>
              {all.map((blueprint) => (
                <BlueprintCard
                  key={`${blueprint.from_year}/${blueprint.version}`}
                  blueprint={blueprint}
                  current={isNewest(blueprint, all)}
                />
              ))}
              <Dialog open={writing} onClose={() => setWriting(false)} title={t("New version")}>
                <BlueprintForm
                  place={place}
                  before={all[0] ?? null}
                  topics={topics}
                  onClose={() => setWriting(false)}
                />
              </Dialog>
            </>
          )}
        </Await>
      )}
    </div>
  );
}

const isNewest = (one: StaffBlueprint, all: StaffBlueprint[]) =>
  !all.some(({ from_year, version }) => from_year === one.from_year && version > one.version);

function BlueprintCard({ blueprint, current }: { blueprint: StaffBlueprint; current: boolean }) {
  const { from_year, to_year, version, items, minutes, options, sections } = blueprint;
  return (
    <article className="card stack gap-3">
      <div className="row gap-2">
        <h2 className="num text-lg">
          {to_year ? t("{from} to {to}", { from: from_year, to: to_year }) : t("From {from}", { from: from_year })}
        </h2>
        <Chip tone={current ? "ok" : "plain"}>
          {current ? t("Version {no}, current", { no: version }) : t("Version {no}", { no: version })}
        </Chip>
        {blueprint.unverified && <Chip tone="mid">{t("Not verified")}</Chip>}
      </div>
      <p className="num">{t("{items} questions, {minutes} minutes, {options} options", { items, minutes, options })}</p>
      {sections.length > 0 && (
        <ul className="stack gap-1 text-sm">
          {sections.map((section) => (
            <li key={section.name}>
              <b>{section.name}</b>: {t("{n, plural, one {# question} other {# questions}}", { n: section.items })}
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-muted wrap-anywhere">
        {blueprint.source_note} {blueprint.staff_name ?? t("SabiPrep bank")}, {momentOf(blueprint.created_at)}
      </p>
    </article>
  );
}
