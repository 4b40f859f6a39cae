// Photographs of working on paper. The picture is encoded again, so it contains no place, time or name of a camera.
import type { TheoryPhoto, theory } from "@sabiprep/contract";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { Retiring } from "../../feature.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { discardFile, discardFiles, signedFileUrl, storeFile } from "../files/public.ts";

/** Handwriting is readable at this size, also when a marker zooms in. */
const LONGEST_SIDE = 2_000;
const MAX_PIXELS = 60_000_000;
const NO_PHOTO = "We could not find that photograph.";
const NOT_A_PICTURE = "Please choose a JPEG, PNG or WebP picture.";

/** The device makes the id, so that an upload whose reply was lost can be sent again. */
export async function addPhoto({ db, user, input, context, upload, now }: Call<typeof theory.addPhoto>) {
  const { photo_id } = input;
  if (await hasPhoto(db, user.id, photo_id)) return null;
  const { bytes, width, height } = await readablePage(upload().bytes);
  await inTransaction(db, async (db) => {
    const file = await storeFile(context, db, {
      candidate_id: user.id,
      purpose: "theory",
      name: "page.webp",
      mime_type: "image/webp",
      bytes,
    });
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("theory_photos")
      .values({ uuid: photo_id, candidate_id: user.id, file_uuid: file.uuid, width, height, created_at: now })
      .onConflict((conflict) => conflict.column("uuid").doNothing())
      .executeTakeFirst();
    // Sent twice at the same time, or the id belongs to somebody else.
    if (!numInsertedOrUpdatedRows) await discardFile(db, file.uuid);
  });
  return (await hasPhoto(db, user.id, photo_id)) ? null : fail("not_found", NO_PHOTO);
}

const hasPhoto = async (db: Db, candidateId: number, uuid: string): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom("theory_photos")
      .select("id")
      .where("uuid", "=", uuid)
      .where("candidate_id", "=", candidateId)
      .executeTakeFirst(),
  );

async function readablePage(bytes: Buffer) {
  const { default: sharp } = await import("sharp");
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
    const { format } = await picture.metadata();
    if (!["jpeg", "png", "webp"].includes(format ?? "")) throw new Error(`the format is ${format}`);
    const { data, info } = await picture
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 70 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return fail("validation", NOT_A_PICTURE, { file: [NOT_A_PICTURE] });
  }
}

export interface PhotoRow {
  id: string;
  turns: number;
  file_uuid: string | null;
  width: number | null;
  height: number | null;
}

/**
 * The photographs of an answer, by the name of its table in the query. One that is not the student's own looks like one
 * that has not arrived yet.
 */
export const photosOf = (answer: string) => sql<PhotoRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', page.value ->> 'id', 'turns', page.value -> 'turns',
    'file_uuid', photo.file_uuid, 'width', photo.width, 'height', photo.height) order by page.place), '[]')
  from jsonb_array_elements(${sql.ref(`${answer}.photos`)}) with ordinality page (value, place)
  left join theory_photos photo
    on photo.uuid = (page.value ->> 'id')::uuid and photo.candidate_id = ${sql.ref(`${answer}.candidate_id`)})`;

export const shownPhotos = (rows: readonly PhotoRow[], { secret }: AppContext, now: Date): TheoryPhoto[] =>
  rows.map(({ file_uuid, ...photo }) => ({ ...photo, url: file_uuid && signedFileUrl(secret, file_uuid, now) }));

/** Deletes the student's photographs with their files. */
export async function forgetPhotos(db: Db, candidateId: number): Promise<void> {
  const photos = await db
    .deleteFrom("theory_photos")
    .where("candidate_id", "=", candidateId)
    .returning("file_uuid")
    .execute();
  await discardFiles(
    db,
    photos.map(({ file_uuid }) => file_uuid),
  );
}

/** Photographs that the student took out of the answer again, or that no answer ever named. */
export const photosWithoutAnswer: Retiring = {
  table: "theory_photos",
  days: () => 30,
  take: async (db, before, limit) => {
    const { rows } = await sql<{ file_uuid: string }>`
      delete from theory_photos where id in (
        select p.id from theory_photos p where p.created_at < ${before} and not exists (
          select 1 from theory_responses r where r.candidate_id = p.candidate_id
            and r.photos @> jsonb_build_array(jsonb_build_object('id', p.uuid)))
        limit ${limit} for update skip locked)
      returning file_uuid`.execute(db);
    await discardFiles(
      db,
      rows.map(({ file_uuid }) => file_uuid),
    );
    return { count: rows.length };
  },
};
