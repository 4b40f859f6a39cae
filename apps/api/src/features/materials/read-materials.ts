// What candidates do with materials: find, read, download.
import type { materials } from "@sabiprep/contract";
import { inTransaction } from "../../db/transaction.ts";
import { record } from "../../events/record.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { signedFileUrl } from "../files/public.ts";
import { liveMaterial } from "./queries.ts";

const GONE = "This material has been removed.";

export async function readMaterial({ db, input, now, context }: Call<typeof materials.read>) {
  const found = (await liveMaterial(db, input.material_id)) ?? fail("not_found", GONE);
  return {
    ...found,
    body: found.body_html,
    file_url: found.file_uuid && signedFileUrl(context.secret, found.file_uuid, now),
  };
}

/** Resuming a broken download does not count as a second one. */
export async function downloadMaterial({ db, input, now, context }: Call<typeof materials.download>) {
  const found = (await liveMaterial(db, input.material_id)) ?? fail("not_found", GONE);
  const file = found.file_uuid
    ? await db
        .selectFrom("files")
        .select(["uuid", "name", "mime_type", "size"])
        .where("uuid", "=", found.file_uuid)
        .executeTakeFirst()
    : undefined;
  if (!file) return fail("not_found", "We are still preparing this file. Please try again in a minute.");
  if (!input.again) await inTransaction(db, (db) => record(db, "material_downloaded", { material_id: found.id }, now));
  return {
    file_url: signedFileUrl(context.secret, file.uuid, now),
    file_name: file.name,
    mime_type: file.mime_type,
    size: file.size,
  };
}
