import type { User } from "@sabiprep/contract";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { ChangePasswordDialog } from "./change-password-dialog.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

export function AccountSettings({ user }: { user: User }) {
  const [open, setOpen] = useState<"password" | "delete" | null>(null);
  const close = () => setOpen(null);
  return (
    <section className="card stack gap-3">
      <h2>{t("Account Settings")}</h2>
      <Button tone="plain" wide onClick={() => setOpen("password")}>
        {t("Change Password")}
      </Button>
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
      <ChangePasswordDialog open={open === "password"} onClose={close} user={user} />
      <DeleteAccountDialog open={open === "delete"} onClose={close} hasPassword={user.has_password} />
    </section>
  );
}
