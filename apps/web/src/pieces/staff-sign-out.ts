// What the Logout buttons of staff do.
import { ADMIN_LOGOUT_REDIRECT_MS } from "@sabiprep/contract";
import { t } from "../lib/i18n.ts";
import { signOut } from "../lib/sign-out.ts";
import { toast } from "../ui/toast.tsx";

export async function signOutStaff() {
  await signOut("staff", async () => {
    toast({ title: t("Logged out successfully") });
    await new Promise((later) => setTimeout(later, ADMIN_LOGOUT_REDIRECT_MS));
  });
}
