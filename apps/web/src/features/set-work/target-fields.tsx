import { type ClassRow, classRoster } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { t, translateServerText } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ManyPicks } from "./many-picks.tsx";
import type { Target } from "./work-draft.ts";

interface TargetFieldsProps {
  schoolId: string;
  classes: readonly ClassRow[];
  targets: readonly Target[];
  onChange: (targets: Target[]) => void;
  error?: string | undefined;
}

/** The classes that get the work: all pupils of a class, or named ones. */
export function TargetFields({ schoolId, classes, targets, onChange, error }: TargetFieldsProps) {
  const replace = (class_id: string, target: Target | null) => {
    const others = targets.filter((one) => one.class_id !== class_id);
    onChange(target ? [...others, target] : others);
  };
  return (
    <fieldset className="stack gap-2" aria-describedby={error ? "targets-error" : undefined}>
      <legend className="label">{t("Classes")}</legend>
      {classes.map(({ uuid, name, pupils }) => {
        const target = targets.find(({ class_id }) => class_id === uuid);
        return (
          <div key={uuid} className="stack gap-2">
            <Checkbox
              name={`class-${uuid}`}
              label={`${name} (${t("{n, plural, one {# pupil} other {# pupils}}", { n: pupils })})`}
              checked={target !== undefined}
              onChange={(event) => replace(uuid, event.target.checked ? { class_id: uuid, pupil_ids: null } : null)}
            />
            {target && (
              <div className="pl-9">
                {target.pupil_ids === null ? (
                  <Button tone="quiet" onClick={() => replace(uuid, { class_id: uuid, pupil_ids: [] })}>
                    {t("Choose pupils of {name}", { name })}
                  </Button>
                ) : (
                  <Named
                    schoolId={schoolId}
                    target={target}
                    onChange={(pupil_ids) => replace(uuid, { class_id: uuid, pupil_ids })}
                  />
                )}
              </div>
            )}
          </div>
        );
      })}
      {error && (
        <p className="field-error" id="targets-error" role="alert">
          {translateServerText(error)}
        </p>
      )}
    </fieldset>
  );
}

interface NamedProps {
  schoolId: string;
  target: Target;
  onChange: (pupilIds: string[] | null) => void;
}

function Named({ schoolId, target, onChange }: NamedProps) {
  const roster = useQuery(read(classRoster.read, { school_id: schoolId, class_id: target.class_id }));
  return (
    <Await query={roster}>
      {({ name, pupils }) => (
        <div className="stack gap-2">
          <ManyPicks
            label={t("Pupils of {name}", { name })}
            choices={pupils.map(({ uuid, first_name, last_name }) => ({
              value: uuid,
              label: `${last_name} ${first_name}`,
            }))}
            chosen={target.pupil_ids ?? []}
            onChoose={onChange}
          />
          <Button tone="quiet" className="justify-self-start" onClick={() => onChange(null)}>
            {t("Give it to the full class")}
          </Button>
        </div>
      )}
    </Await>
  );
}
