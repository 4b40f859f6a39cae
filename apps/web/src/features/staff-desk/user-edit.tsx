import { type UserDetail, users } from "@sabiprep/contract";
import { send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { toast } from "../../ui/toast.tsx";
import { useRefreshUsers } from "./refresh-users.ts";

export function UserEdit({ user }: { user: UserDetail }) {
  const refresh = useRefreshUsers();
  const form = useForm({
    schema: users.edit.body!,
    submit: async (body) => {
      const { message } = await send(users.edit, { uuid: user.uuid, ...body });
      toast({ title: message });
      await refresh();
    },
  });
  return (
    <section className="stack">
      <h3>{t("Correct details")}</h3>
      <Form form={form}>
        <TextField name="first_name" label={t("First name")} defaultValue={user.first_name} />
        <TextField name="last_name" label={t("Last name")} defaultValue={user.last_name} />
        <TextField
          name="email"
          label={t("Email")}
          type="email"
          defaultValue={user.email ?? ""}
          hint={t("The user must verify a new email address.")}
        />
        <SubmitButton tone="plain">{t("Save Changes")}</SubmitButton>
      </Form>
    </section>
  );
}
