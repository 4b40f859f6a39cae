import { auth, profile } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { useForm } from "../../lib/form.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { toast } from "../../ui/toast.tsx";

interface CorrectEmailProps {
  email: string;
  onCorrected: (email: string) => void;
}

/** A mistyped address can be corrected while it is not verified. A new email is sent immediately. */
export function CorrectEmail({ email, onCorrected }: CorrectEmailProps) {
  const [open, setOpen] = useState(false);
  const queries = useQueryClient();
  const form = useForm({
    schema: auth.correctEmail.body!,
    submit: async (mended) => {
      const { user } = await call(auth.correctEmail, mended);
      queries.setQueryData(read(profile.read).queryKey, user);
      toast({
        title: t("Verification Email Sent"),
        description: t("Check your inbox at {email}.", { email: user.email ?? mended.email }),
      });
      setOpen(false);
      onCorrected(user.email ?? mended.email);
    },
    onFailure: (description) => toast({ title: t("Failed to Resend Email"), description, destructive: true }),
  });

  if (!open)
    return (
      <Button tone="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        {t("Wrong email address? Change it")}
      </Button>
    );
  return (
    <Form form={form} className="card stack">
      <TextField
        name="email"
        type="email"
        label={t("Correct email address")}
        autoComplete="email"
        autoCapitalize="none"
        autoFocus
        defaultValue={email}
      />
      <PasswordField name="password" label={t("Your password")} autoComplete="current-password" />
      <div className="row">
        <SubmitButton large={false} wide={false}>
          {t("Save and send a new email")}
        </SubmitButton>
        <Button tone="quiet" onClick={() => setOpen(false)}>
          {t("Cancel")}
        </Button>
      </div>
    </Form>
  );
}
