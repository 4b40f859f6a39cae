// Pictures uploaded before sizes were stored are measured in the background, some at a time.
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import { signal } from "../../adapters/database-signals.ts";
import type { AppContext } from "../../app-context.ts";
import { inTransaction } from "../../db/transaction.ts";
import { measuredSize } from "./picture-size.ts";

const BATCH = 20;
/** A picture that cannot be measured is not tried forever. Its space on the page opens when it loads. */
const UNKNOWN = { width: 0, height: 0 };

/** Returns how many it looked at. When it is 0, none are left. */
export const measurePictures = (context: AppContext): Promise<number> =>
  inTransaction(context.db, async (db) => {
    const { rows } = await sql<{ sha256: string; uuid: string; size: number }>`
      select p.sha256, f.uuid, f.size from pictures p join files f on f.uuid = p.file_uuid
      where p.width is null order by p.sha256 limit ${BATCH} for no key update of p skip locked`.execute(db);
    for (const { sha256, uuid, size } of rows) {
      const found = await sizeOfStored(context, uuid, size);
      if (!found) context.log.warn({ picture: sha256 }, "the size of a stored picture cannot be read");
      await db
        .updateTable("pictures")
        .set(found ?? UNKNOWN)
        .where("sha256", "=", sha256)
        .execute();
    }
    if (rows.length > 0) await signal(db, "bank", {});
    return rows.length;
  });

async function sizeOfStored({ fileStore }: AppContext, uuid: string, size: number) {
  const bytes = await fileStore
    .read(uuid, { start: 0, end: size - 1 })
    .then((stream) => stream && buffer(stream))
    .catch(() => null);
  return bytes && measuredSize(bytes);
}
