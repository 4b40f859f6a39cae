import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";

// Only the form loads late. If the full card did, it would move the cards under it away from the finger about to press.
const StaffPasswordForm = lazyWithRetry(async () => (await import("./staff-password-form.tsx")).StaffPasswordForm);

export function StaffPassword() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <section className="card row justify-between">
      <h2>{t("Password")}</h2>
      <Button tone="plain" onClick={() => setOpen(true)}>
        {t("Change Password")}
      </Button>
      <Dialog open={open} onClose={close} title={t("Change Password")}>
        <StaffPasswordForm onChanged={close} />
      </Dialog>
    </section>
  );
}
