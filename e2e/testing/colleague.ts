import { type Client, type roles, staff } from "@sabiprep/contract";
import { linkMailedTo } from "./mail-folder.ts";
import { newEmail } from "./people.ts";

/**
 * A staff member with this role, invited by the owner whose client is `office`, and signed in. Returns their token.
 * `dataDir` is that of a journey's own server.
 */
export async function aColleague(
  office: Client,
  name: string,
  role: (typeof roles)[number],
  mail: { dataDir?: string } = {},
): Promise<string> {
  await office.call(staff.confirm, { password: "Admin12345" });
  const email = newEmail(role);
  await office.call(staff.invite, { name, email, role });
  const link = new URL(await linkMailedTo(email, "/admin/invitation", mail), process.env.E2E_BASE_URL);
  await office.call(staff.acceptInvitation, {
    ...{ token: link.pathname.split("/").at(-1)!, hash: link.searchParams.get("hash")! },
    ...{ ref: link.searchParams.get("ref")!, new_password: "Awka2026x" },
  });
  const signedIn = await office.call(staff.login, { email, password: "Awka2026x" });
  if (!("token" in signedIn)) throw new Error("A second step is asked.");
  return signedIn.token;
}
