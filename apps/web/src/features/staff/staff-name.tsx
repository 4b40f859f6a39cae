import { staff } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { send } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { toast } from "../../ui/toast.tsx";

/** The name shown to colleagues and in the audit log. */
export function StaffName({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="plain" onClick={() => setOpen(true)}>
        {t("Change name")}
      </Button>
      <Dialog open={open} onClose={close} title={t("Change name")}>
        <NameForm name={name} onChanged={close} />
      </Dialog>
    </>
  );
}

function NameForm({ name, onChanged }: { name: string; onChanged: () => void }) {
  const queries = useQueryClient();
  const form = useForm({
    schema: staff.rename.body!,
    submit: async (chosen) => {
      const { message } = await send(staff.rename, chosen);
      await queries.invalidateQueries({ queryKey: read(staff.profile).queryKey });
      toast({ title: message });
      onChanged();
    },
  });
  return (
    <Form form={form}>
      <TextField name="name" label={t("Name")} defaultValue={name} autoComplete="name" maxLength={100} />
      <SubmitButton busy={t("Saving...")}>{t("Save")}</SubmitButton>
    </Form>
  );
}
