import { cleanName, type staff } from "@sabiprep/contract";
import { failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";

/** A staff member's own name, as colleagues and the audit log show it. */
export async function renameSelf({ db, user, input, recordAudit }: Call<typeof staff.rename>) {
  const name = cleanName(input.name) || failField("name", "Name is required");
  const before = await db.selectFrom("staff").select("name").where("id", "=", user.id).executeTakeFirstOrThrow();
  const member = await db
    .updateTable("staff")
    .set({ name })
    .where("id", "=", user.id)
    .returning(["uuid", "name", "email", "role"])
    .executeTakeFirstOrThrow();
  recordAudit({ subject: member.uuid, before, after: { name } });
  return { ...member, role: user.role };
}
