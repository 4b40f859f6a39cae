import { staff } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";
import { send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { read } from "../../lib/query.ts";
import {
  ChangePasswordFields,
  emailPasswordChanged,
  emailPasswordNotChanged,
} from "../../pieces/change-password-fields.tsx";
import { Form } from "../../ui/form.tsx";

export function StaffPasswordForm({ onChanged }: { onChanged: () => void }) {
  const queries = useQueryClient();
  const form = useForm({
    schema: staff.changePassword.body!,
    submit: async (passwords) => {
      const { message } = await send(staff.changePassword, passwords);
      await queries.invalidateQueries({ queryKey: read(staff.sessions).queryKey });
      emailPasswordChanged(message);
      onChanged();
    },
    onFailure: emailPasswordNotChanged,
  });
  return (
    <Form form={form}>
      <ChangePasswordFields />
    </Form>
  );
}
