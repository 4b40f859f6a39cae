import { profile } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";
import { send } from "../../lib/api.ts";
import { config } from "../../lib/config.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { deletionWords } from "./deletion-words.ts";

interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
  hasPassword: boolean;
}

export function DeleteAccountDialog({ open, onClose, hasPassword }: DeleteAccountDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t("Delete Account")} decision>
      <div className="stack gap-5">
        <p>{deletionWords()}</p>
        {hasPassword ? <ConfirmByPassword onClose={onClose} /> : <ConfirmByGoogle />}
      </div>
    </Dialog>
  );
}

function ConfirmByPassword({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const form = useForm({
    schema: profile.askDeletion.body!,
    submit: async ({ password }) => {
      const { data, message } = await send(profile.askDeletion, { password });
      queries.setQueryData(read(profile.read).queryKey, data);
      toast({ title: message });
      onClose();
    },
  });
  return (
    <Form form={form}>
      <PasswordField name="password" label={t("Your password")} autoComplete="current-password" />
      <SubmitButton tone="danger" busy={t("Deleting...")}>
        {t("Delete my account")}
      </SubmitButton>
    </Form>
  );
}

/** Google's script runs on its own page. Without Google, a first password is another way to confirm. */
function ConfirmByGoogle() {
  if (!config.google_client_id) return <p>{t("Set a password first, so you can confirm it is you.")}</p>;
  return (
    <ButtonLink tone="danger" large wide href={paths.profileDelete}>
      {t("Confirm with Google")}
    </ButtonLink>
  );
}
