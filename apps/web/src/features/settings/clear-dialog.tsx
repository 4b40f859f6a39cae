import { CLEAR_WORD, privacy } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { toast } from "../../ui/toast.tsx";
import { clearDevice } from "./clear-device.ts";

export function ClearDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={t("Clear data")} decision>
      <ClearForm onClose={onClose} />
    </Dialog>
  );
}

function ClearForm({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const form = useForm({
    schema: privacy.clear.body!,
    submit: async (words) => {
      await call(privacy.clear, words);
      await clearDevice();
      await queries.invalidateQueries();
      onClose();
      toast({
        title: t("Data Cleared"),
        description: t("Your study history has been cleared."),
        destructive: true,
      });
    },
  });
  return (
    <Form form={form}>
      <p>
        {t(
          "We will permanently delete your tests, results and bookmarks from our site and this device. This includes answers not sent yet. You will keep your account, plan and payments.",
        )}
      </p>
      <TextField
        name="confirmation"
        label={t("Type {word} to confirm", { word: CLEAR_WORD })}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <SubmitButton tone="danger" busy={t("Clearing...")}>
        {t("Clear my study history")}
      </SubmitButton>
    </Form>
  );
}
