import { type classRoster, type DataOf, schools, setWork } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.tsx";
import { sayFailed, useRefreshSchools } from "./refresh-schools.ts";

interface ClassSettingsProps {
  schoolId: string;
  schoolClass: Omit<DataOf<typeof classRoster.read>, "pupils">;
}

/** Renames a class, ends or reopens it, and, for a head, chooses its teachers. */
export function ClassSettings({ schoolId, schoolClass }: ClassSettingsProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="plain" onClick={() => setOpen(true)}>
        {t("Change the class")}
      </Button>
      <Dialog open={open} onClose={close} title={t("Change {name}", { name: schoolClass.name })}>
        <Loaded schoolId={schoolId} schoolClass={schoolClass} onDone={close} />
      </Dialog>
    </>
  );
}

type Props = ClassSettingsProps & { onDone: () => void };

function Loaded(props: Props) {
  const school = useQuery(read(schools.home, { school_id: props.schoolId }));
  return (
    <Await query={school}>
      {(school) => (
        <div className="stack gap-6">
          <ChangeForm {...props} school={school} />
          <LeaderboardChoice {...props} />
          <EndOrReopen {...props} />
        </div>
      )}
    </Await>
  );
}

function ChangeForm({ schoolId, schoolClass, school, onDone }: Props & { school: DataOf<typeof schools.home> }) {
  const refresh = useRefreshSchools();
  const [teachers, setTeachers] = useState<readonly string[]>(() => schoolClass.teachers.map(({ uuid }) => uuid));
  const form = useForm({
    schema: schools.changeClass.body!,
    submit: async ({ name }) => {
      const { message } = await send(schools.changeClass, {
        ...{ school_id: schoolId, class_id: schoolClass.uuid, name },
        ...(school.people && { teacher_ids: [...teachers] }),
      });
      toast({ title: message });
      await refresh();
      onDone();
    },
  });
  return (
    <Form form={form}>
      <TextField name="name" label={t("Name of the class")} autoComplete="off" defaultValue={schoolClass.name} />
      {school.people && (
        <fieldset className="stack gap-1">
          <legend className="label">{t("Teachers")}</legend>
          {school.people.map(({ uuid, name }) => (
            <Checkbox
              key={uuid}
              name={`teacher-${uuid}`}
              label={name}
              checked={teachers.includes(uuid)}
              onChange={({ target }) =>
                setTeachers(target.checked ? [...teachers, uuid] : teachers.filter((one) => one !== uuid))
              }
            />
          ))}
        </fieldset>
      )}
      <SubmitButton>{t("Save")}</SubmitButton>
    </Form>
  );
}

function LeaderboardChoice({ schoolId, schoolClass }: Props) {
  const refresh = useRefreshSchools();
  const change = useCall(setWork.setLeaderboard);
  type By = (typeof schoolClass)["leaderboard"];
  return (
    <div className="border-t border-line pt-6">
      <Select
        name="leaderboard"
        label={t("Leaderboard of the class")}
        hint={t("Each pupil chooses to be on it. It counts class work only.")}
        value={schoolClass.leaderboard}
        disabled={change.isPending}
        onChange={({ target }) =>
          change.mutate(
            { school_id: schoolId, class_id: schoolClass.uuid, by: target.value as By },
            { onSuccess: () => void refresh(), onError: sayFailed },
          )
        }
        choices={[
          { value: "off", label: t("No leaderboard") },
          { value: "improvement", label: t("By improvement") },
          { value: "points", label: t("By points") },
        ]}
      />
    </div>
  );
}

function EndOrReopen({ schoolId, schoolClass, onDone }: Props) {
  const refresh = useRefreshSchools();
  const change = useCall(schools.changeClass);
  const ended = !schoolClass.is_over;
  // A class of a past school year is over by its date. It cannot be opened again.
  if (schoolClass.is_over && schoolClass.ends_on < new Date().toISOString().slice(0, 10)) return null;
  return (
    <div className="stack gap-3 border-t border-line pt-6">
      <p>
        {ended
          ? t("When you end a class, its pupils get no new work, and nobody can join. All results stay.")
          : t("You can open the class again until the school year ends.")}
      </p>
      <Button
        tone="plain"
        className="justify-self-start"
        disabled={change.isPending}
        onClick={() =>
          change.mutate(
            { school_id: schoolId, class_id: schoolClass.uuid, ended },
            {
              onSuccess: async () => {
                toast({ title: ended ? t("The class has ended.") : t("The class is open again.") });
                await refresh();
                onDone();
              },
              onError: sayFailed,
            },
          )
        }
      >
        {ended ? t("End the class") : t("Open the class again")}
      </Button>
    </div>
  );
}
