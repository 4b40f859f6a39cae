// The action of the staff Logout buttons.
import { ADMIN_LOGOUT_REDIRECT_MS, staff } from "@sabiprep/contract";
import { t } from "../lib/i18n.ts";
import { toast } from "../ui/toast.tsx";
import { signOut } from "./sign-out.ts";

export async function signOutStaff() {
  const goodbye = async () => {
    toast({ title: t("Logged out successfully") });
    await new Promise((later) => setTimeout(later, ADMIN_LOGOUT_REDIRECT_MS));
  };
  await signOut("staff", { logout: staff.logout, goodbye });
}
