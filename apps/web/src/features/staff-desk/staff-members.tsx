import { type DataOf, roles, staff } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.tsx";
import { MemberSubjects } from "./member-subjects.tsx";
import { useRefreshUsers } from "./refresh-users.ts";

type Member = DataOf<typeof staff.list>[number];

const roleNames = () => ({
  owner: t("Owner: everything"),
  editor: t("Editor: questions, subjects, materials"),
  reviewer: t("Reviewer: checks and publishes questions"),
  support: t("Support: users and reports"),
  finance: t("Finance: plans and revenue"),
});

export function StaffMembers() {
  const list = useQuery(read(staff.list));
  const me = useQuery(read(staff.profile));
  const [inviting, setInviting] = useState(false);
  return (
    <section className="stack">
      <Button className="justify-self-start" onClick={() => setInviting(true)}>
        <UserPlus className="icon" aria-hidden="true" />
        {t("Invite someone")}
      </Button>
      <Await query={list}>
        {(members) => (
          <ul className="card desk-list">
            {members.map((member) => (
              <MemberLine key={member.uuid} member={member} isSelf={member.uuid === me.data?.uuid} />
            ))}
          </ul>
        )}
      </Await>
      <Dialog open={inviting} onClose={() => setInviting(false)} title={t("Invite someone")}>
        <InviteForm onDone={() => setInviting(false)} />
      </Dialog>
    </section>
  );
}

function MemberLine({ member, isSelf }: { member: Member; isSelf: boolean }) {
  const change = useCall(staff.change, [staff.list]);
  const again = useCall(staff.inviteAgain);
  const run = async (body: {
    role?: (typeof roles)[number] | undefined;
    suspended?: boolean;
    reset_second_step?: boolean;
    subject_ids?: string[] | null;
  }) => {
    try {
      await change.mutateAsync({ uuid: member.uuid, ...body });
      toast({ title: t("We have saved the change.") });
    } catch (problem) {
      toast({
        title: t("We could not save the change"),
        description: problem instanceof Error ? problem.message : "",
        destructive: true,
      });
    }
  };
  const sendAgain = () =>
    again.mutate(
      { uuid: member.uuid },
      {
        onSuccess: () => toast({ title: staff.inviteAgain.message ?? "" }),
        onError: ({ message }) => toast({ title: t("That did not work"), description: message, destructive: true }),
      },
    );
  return (
    <li className="flex-wrap">
      <div className="min-w-0 flex-1 basis-52">
        <b className="block">{member.name}</b>
        <span className="text-sm text-muted">{member.email}</span>
      </div>
      {!member.has_joined && <Chip tone="mid">{t("Invited")}</Chip>}
      {!member.has_joined && !member.suspended_at && (
        <Button tone="plain" disabled={again.isPending} onClick={sendAgain}>
          {t("Send the invitation again")}
        </Button>
      )}
      {member.suspended_at && <Chip tone="bad">{t("Suspended")}</Chip>}
      <Chip tone={member.has_totp ? "ok" : "plain"}>
        {member.has_totp ? t("Two-step sign-in on") : t("Two-step sign-in off")}
      </Chip>
      {isSelf ? (
        <Chip tone="info">{t("You: {role}", { role: member.role })}</Chip>
      ) : (
        <>
          <Select
            name={`role-${member.uuid}`}
            label={t("Role of {name}", { name: member.name })}
            labelHidden
            value={member.role}
            disabled={change.isPending}
            choices={roles.map((value) => ({ value, label: roleNames()[value] }))}
            onChange={(event) => run({ role: roles.find((role) => role === event.target.value) })}
          />
          <MemberSubjects member={member} busy={change.isPending} onSave={(subject_ids) => run({ subject_ids })} />
          <Button tone="plain" disabled={change.isPending} onClick={() => run({ suspended: !member.suspended_at })}>
            {member.suspended_at ? t("Reactivate") : t("Suspend")}
          </Button>
          {member.has_totp && (
            <Button tone="plain" disabled={change.isPending} onClick={() => run({ reset_second_step: true })}>
              {t("Reset two-step sign-in")}
            </Button>
          )}
        </>
      )}
    </li>
  );
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const refresh = useRefreshUsers();
  const form = useForm({
    schema: staff.invite.body!,
    submit: async (body) => {
      const { message } = await send(staff.invite, body);
      toast({ title: message });
      await refresh();
      onDone();
    },
  });
  return (
    <Form form={form}>
      <TextField name="name" label={t("Name")} autoComplete="off" />
      <TextField name="email" label={t("Email")} type="email" autoComplete="off" />
      <Select
        name="role"
        label={t("Role")}
        prompt={t("Choose a role")}
        choices={roles.map((value) => ({ value, label: roleNames()[value] }))}
      />
      <SubmitButton>{t("Send invitation")}</SubmitButton>
    </Form>
  );
}
