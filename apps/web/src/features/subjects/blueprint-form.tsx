import { ApiError, blueprints, type StaffBlueprint } from "@sabiprep/contract";
import { type FormEvent, useState } from "react";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.tsx";

interface BlueprintFormProps {
  place: { exam_type_id: string; subject_id: string };
  before: StaffBlueprint | null;
  topics: { slug: string; name: string }[];
  onClose: () => void;
}

/** The rules of a paper. The form starts with the current ones. */
export function BlueprintForm({ place, before, topics, onClose }: BlueprintFormProps) {
  const write = useCall(blueprints.write, [blueprints.list]);
  const [sections, setSections] = useState(before?.sections ?? []);
  const errors = write.error instanceof ApiError ? write.error.errors : {};
  const general = write.error && Object.keys(errors).length === 0 ? write.error.message : errors.sections?.[0];
  const wrong = (name: string) => (errors[name]?.[0] ? { error: errors[name][0] } : {});

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const text = (name: string) => String(values.get(name) ?? "").trim();
    const number = (name: string) => Number(text(name));
    await write.mutateAsync({
      ...place,
      from_year: number("from_year"),
      to_year: text("to_year") ? number("to_year") : null,
      items: number("items"),
      minutes: number("minutes"),
      options: number("options"),
      marks: before?.marks ?? null,
      sections,
      source_note: text("source_note"),
      unverified: values.get("unverified") === "on",
    });
    toast({ title: blueprints.write.message ?? "" });
    onClose();
  }
  const change = (at: number, more: Partial<(typeof sections)[number]>) =>
    setSections(sections.map((section, place) => (place === at ? { ...section, ...more } : section)));

  return (
    <form className="stack gap-5" noValidate onSubmit={(event) => void send(event).catch(() => {})}>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          name="from_year"
          label={t("From year")}
          inputMode="numeric"
          defaultValue={before?.from_year}
          {...wrong("from_year")}
        />
        <TextField
          name="to_year"
          label={t("To year")}
          inputMode="numeric"
          defaultValue={before?.to_year ?? ""}
          {...wrong("to_year")}
        />
        <TextField
          name="items"
          label={t("Questions")}
          inputMode="numeric"
          defaultValue={before?.items}
          {...wrong("items")}
        />
        <TextField
          name="minutes"
          label={t("Minutes")}
          inputMode="numeric"
          defaultValue={before?.minutes}
          {...wrong("minutes")}
        />
      </div>
      <Select
        name="options"
        label={t("Options per question")}
        choices={[
          { value: "4", label: t("Four") },
          { value: "5", label: t("Five") },
        ]}
        defaultValue={String(before?.options ?? 4)}
      />
      <fieldset className="field">
        <legend className="label pb-1.5">{t("Sections")}</legend>
        <div className="stack gap-4">
          {sections.map((section, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sections are known by their place alone.
            <div key={at} className="card stack gap-3">
              <TextField
                name={`section-${at}`}
                label={t("Name of section {n}", { n: at + 1 })}
                value={section.name}
                onChange={(event) => change(at, { name: event.target.value })}
              />
              <TextField
                name={`section-items-${at}`}
                label={t("Questions in section {n}", { n: at + 1 })}
                inputMode="numeric"
                value={String(section.items)}
                onChange={(event) => change(at, { items: Number(event.target.value) || 0 })}
              />
              <div className="row gap-3">
                {topics.map(({ slug, name }) => (
                  <label key={slug} className="check">
                    <input
                      type="checkbox"
                      checked={section.topics.includes(slug)}
                      onChange={(event) =>
                        change(at, {
                          topics: event.target.checked
                            ? [...section.topics, slug]
                            : section.topics.filter((one) => one !== slug),
                        })
                      }
                    />
                    <span>{name}</span>
                  </label>
                ))}
              </div>
              <Button
                tone="quiet"
                className="justify-self-start"
                onClick={() => setSections(sections.filter((_, place) => place !== at))}
              >
                {t("Remove section {n}", { n: at + 1 })}
              </Button>
            </div>
          ))}
          <Button
            tone="plain"
            className="justify-self-start"
            onClick={() => setSections([...sections, { name: "", topics: [], items: 1 }])}
          >
            {t("Add a section")}
          </Button>
        </div>
      </fieldset>
      <TextField
        name="source_note"
        label={t("Source of these numbers")}
        defaultValue={before?.source_note}
        {...wrong("source_note")}
      />
      <label className="check">
        <input type="checkbox" name="unverified" defaultChecked={before?.unverified ?? true} />
        <span>{t("No reliable source")}</span>
      </label>
      {general && (
        <p className="field-error" role="alert">
          {general}
        </p>
      )}
      <Button type="submit" disabled={write.isPending}>
        {t("Save as a new version")}
      </Button>
    </form>
  );
}
