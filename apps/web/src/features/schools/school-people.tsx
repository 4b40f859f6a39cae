import { type DataOf, type SchoolPerson, schools } from "@sabiprep/contract";
import { useState } from "react";
import { send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.tsx";
import { sayFailed, useRefreshSchools } from "./refresh-schools.ts";

type Home = DataOf<typeof schools.home>;

/** The heads and teachers of a school. Only a head sees them. */
export function People({ school }: { school: Home }) {
  const refresh = useRefreshSchools();
  const form = useForm({
    schema: schools.invite.body!,
    clears: true,
    submit: async (body) => {
      const { message } = await send(schools.invite, { school_id: school.uuid, ...body });
      toast({ title: message });
      await refresh();
    },
  });
  return (
    <section className="stack gap-4">
      <h2>{t("Heads and teachers")}</h2>
      <ul className="card desk-list">
        {school.people!.map((person) => (
          <Person key={person.uuid} person={person} schoolId={school.uuid} />
        ))}
      </ul>
      <Form form={form} className="card stack gap-4">
        <h3>{t("Invite someone")}</h3>
        <TextField name="name" label={t("Name")} autoComplete="off" />
        <TextField name="email" label={t("Email")} type="email" autoComplete="off" />
        <Select
          name="role"
          label={t("Role")}
          prompt={t("Choose a role")}
          choices={[
            { value: "teacher", label: t("Teacher: own classes") },
            { value: "head", label: t("Head: all classes of the school") },
          ]}
        />
        <SubmitButton>{t("Send invitation")}</SubmitButton>
      </Form>
    </section>
  );
}

function Person({ person, schoolId }: { person: SchoolPerson; schoolId: string }) {
  const [asking, setAsking] = useState(false);
  const again = useCall(schools.inviteAgain);
  const remove = useCall(schools.removePerson, [schools.home]);
  const which = { school_id: schoolId, person_id: person.uuid };
  return (
    <li className="flex-wrap">
      <div className="min-w-0 flex-1 basis-52">
        <b className="block">{person.name}</b>
        <span className="text-sm text-muted">{person.email}</span>
      </div>
      <Chip>{person.role === "head" ? t("Head") : t("Teacher")}</Chip>
      {!person.has_joined && (
        <Button
          tone="plain"
          disabled={again.isPending}
          onClick={() =>
            again.mutate(which, {
              onSuccess: () => toast({ title: t("We have sent the invitation again.") }),
              onError: sayFailed,
            })
          }
        >
          {t("Send the invitation again")}
        </Button>
      )}
      <Button tone="plain" onClick={() => setAsking(true)}>
        {t("Remove")}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("Remove {name}?", { name: person.name })}
        decision
      >
        <div className="stack gap-4">
          <p>{t("They will no longer see this school. Their classes and all results stay.")}</p>
          <Button
            wide
            disabled={remove.isPending}
            onClick={() => remove.mutate(which, { onSuccess: () => setAsking(false), onError: sayFailed })}
          >
            {t("Remove from the school")}
          </Button>
        </div>
      </Dialog>
    </li>
  );
}
