import { questionPublishers, type Role } from "@sabiprep/contract";
import type { Db } from "../../../db/transaction.ts";

/** Who is writing. Their role decides whether a change is live immediately or goes to review. */
export interface Writer {
  staff_id: number;
  /** The rendering queue: the one for waiting people, unless the texts come from a file. */
  lane?: "desk" | "files";
}

export const isPublisher = (role: Role): boolean => (questionPublishers as readonly Role[]).includes(role);

export async function mayPublish(db: Db, { staff_id }: Writer): Promise<boolean> {
  const staff = await db.selectFrom("staff").select("role").where("id", "=", staff_id).executeTakeFirst();
  return staff !== undefined && isPublisher(staff.role as Role);
}
