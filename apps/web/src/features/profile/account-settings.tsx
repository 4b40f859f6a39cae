import type { User } from "@sabiprep/contract";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { lazyWithRetry, MountOnce } from "../../ui/lazy-with-retry.tsx";
import { AddEmailDialog } from "./add-email-dialog.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

// Visitors also use the field for a new password. As a static import, every screen behind the sign-in would load it.
const ChangePasswordDialog = lazyWithRetry(
  async () => (await import("./change-password-dialog.tsx")).ChangePasswordDialog,
);

export function AccountSettings({ user }: { user: User }) {
  const [open, setOpen] = useState<"password" | "email" | "delete" | null>(null);
  const close = () => setOpen(null);
  return (
    <section className="card stack gap-3">
      <h2>{t("Account Settings")}</h2>
      {user.email === null && (
        <Button tone="plain" wide onClick={() => setOpen("email")}>
          {t("Add my email")}
        </Button>
      )}
      <Button tone="plain" wide onClick={() => setOpen("password")}>
        {t("Change Password")}
      </Button>
      <Link className={buttonClass({ tone: "plain", wide: true })} to={paths.myClasses}>
        {t("My classes")}
      </Link>
      <Link className={buttonClass({ tone: "plain", wide: true })} to={`${paths.settings}#notifications`}>
        {t("Notification Settings")}
      </Link>
      <Link className={buttonClass({ tone: "plain", wide: true })} to={`${paths.settings}#privacy`}>
        {t("Privacy Settings")}
      </Link>
      {!user.delete_at && (
        <Button tone="plain" wide className="text-danger" onClick={() => setOpen("delete")}>
          {t("Delete Account")}
        </Button>
      )}
      <MountOnce wanted={open === "password"}>
        <ChangePasswordDialog open={open === "password"} onClose={close} user={user} />
      </MountOnce>
      <AddEmailDialog open={open === "email"} onClose={close} />
      <DeleteAccountDialog open={open === "delete"} onClose={close} hasPassword={user.has_password} />
    </section>
  );
}
