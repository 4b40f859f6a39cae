// The lessons and notes that ship with the product: the bank's lessons file and the texts beside this file. They are
// read once per process and written only when they changed since the last write. Notes that staff edited stay as they
// are. Notes removed from the folder are retired.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { RENDERER_VERSION } from "@sabiprep/markup";
import type { ArtefactLesson } from "@sabiprep/question-bank/artefact";
import { uuidOf } from "@sabiprep/question-bank/uuid";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { bankIsBehind, keepDrawings } from "../questions/public.ts";
import { readNoteInChildProcess } from "./read-note-in-child.ts";
import { shippedFileHashes, shippedFileKeys, shippedFiles, writeShippedFiles } from "./shipped-files.ts";

const folder = path.join(import.meta.dirname, "shipped");
const lessonsFile = path.resolve(import.meta.dirname, "../../../../../packages/question-bank/dist/lessons.json");
const SETTING = "materials_fingerprint";
/** Increased when the printed sheet changes its look, so that all sheets are printed again. */
const SHEET_VERSION = 2;
/** The sum of page and sheet versions. Both only increase, so the sum shows which of two is newer. */
export const NOTE_VERSION = RENDERER_VERSION + SHEET_VERSION;

interface ShippedNote {
  key: string;
  title: string;
  subject: string;
  topics: string[];
  description: string;
  body: string;
  pictures: ArtefactLesson["pictures"];
}

const done = new WeakSet<AppContext>();

export async function loadShipped(context: AppContext): Promise<number> {
  if (done.has(context)) return 0;
  const placed = await writeShipped(context);
  // Set only after success, so that a failed attempt is repeated.
  done.add(context);
  return placed;
}

/** What is needed to see whether any note must be written. The notes themselves are not kept in memory. */
let shipped: { fingerprint: string; subjects: string[] } | undefined;

function knownOf(notes: ShippedNote[]) {
  // The text names its pictures by their content, so it covers them too.
  const texts = notes.map(({ pictures: _, ...note }) => note);
  const fingerprint = hashOf(JSON.stringify([NOTE_VERSION, texts, shippedFileHashes()]));
  return { fingerprint, subjects: [...new Set([...notes, ...shippedFiles].map(({ subject }) => subject))] };
}

async function writeShipped(context: AppContext): Promise<number> {
  shipped ??= knownOf(shippedNotes());
  const { fingerprint } = shipped;
  const known = await context.db
    .selectFrom("site_settings")
    .select("value")
    .where("name", "=", SETTING)
    .executeTakeFirst();
  if ((known?.value as { fingerprint?: string })?.fingerprint === fingerprint) return 0;
  // A newer build runs beside this one, so its notes stay.
  if (await bankIsBehind(context.db)) return 0;
  const subjects = await context.db
    .selectFrom("subjects")
    .select(["id", "slug"])
    .where("slug", "in", shipped.subjects)
    .execute();
  // A database without our subjects cannot take the notes, and is not marked as having them.
  if (subjects.length === 0) return 0;
  const notes = shippedNotes();
  const ids = new Map(subjects.map(({ id, slug }) => [slug, id]));
  const placed = notes.filter(({ subject }) => ids.has(subject));
  const changed = await pagesOf(await changedOf(context.db, placed));
  return inTransaction(context.db, async (db) => {
    const now = context.clock.now();
    await keepDrawings(
      db,
      placed.flatMap(({ pictures }) => pictures),
    );
    for (const note of changed) {
      const place = { uuid: uuidOf(`material/${note.key}`), subjectId: ids.get(note.subject)! };
      await writeNote(db, note, place, now);
    }
    await writeShippedFiles(context, db, ids, now);
    const keys = [...notes.map(({ key }) => key), ...shippedFileKeys];
    await sql`
      update materials set state = 'retired', updated_at = ${now}
      where shipped_key is not null and staff_edited_at is null and state <> 'retired'
        and shipped_key <> all(${keys}::text[])`.execute(db);
    const value = JSON.stringify({ fingerprint });
    await db
      .insertInto("site_settings")
      .values({ name: SETTING, value, updated_at: now })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value, updated_at: now }))
      .execute();
    return placed.length;
  });
}

const noteHash = ({ pictures: _, ...note }: ShippedNote) => hashOf(JSON.stringify([NOTE_VERSION, note]));

async function changedOf(db: Db, notes: ShippedNote[]): Promise<ShippedNote[]> {
  const rows = await db
    .selectFrom("materials")
    .select(["shipped_key", "shipped_hash"])
    .where("shipped_key", "is not", null)
    .execute();
  const standing = new Map(rows.map(({ shipped_key, shipped_hash }) => [shipped_key, shipped_hash]));
  return notes.filter((note) => standing.get(note.key) !== noteHash(note));
}

type Page = ShippedNote & { html: string };

/** Rendered in a worker and before the transaction, because hundreds of lessons together would block all requests. */
async function pagesOf(notes: ShippedNote[]): Promise<Page[]> {
  const pages: Page[] = [];
  for (const note of notes) {
    const read = await readNoteInChildProcess(note.body);
    if ("problem" in read) throw new Error(`the note ${note.key} cannot be read: ${read.problem}`);
    pages.push({ ...note, html: read.html });
  }
  return pages;
}

interface ShippedMaterial {
  uuid: string;
  subjectId: number;
}

async function writeNote(
  db: Db,
  { html, ...note }: Page,
  { uuid, subjectId }: ShippedMaterial,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into materials (uuid, shipped_key, shipped_hash, title, subject_id, type, description, body_source,
      body_html, body_hash,
      renderer, state, created_at, updated_at)
    values (${uuid}, ${note.key}, ${noteHash(note)}, ${note.title}, ${subjectId}, 'PDF', ${note.description},
      ${note.body}, ${html}, ${bodyHash(note.title, note.body)}, ${NOTE_VERSION}, 'live', ${now}, ${now})
    on conflict (shipped_key) do update set shipped_hash = excluded.shipped_hash, title = excluded.title,
      subject_id = excluded.subject_id, description = excluded.description, body_source = excluded.body_source,
      body_html = excluded.body_html, body_hash = excluded.body_hash, renderer = excluded.renderer,
        updated_at = excluded.updated_at
    where materials.staff_edited_at is null and materials.shipped_hash is distinct from excluded.shipped_hash
    returning id`.execute(db);
  const [written] = rows;
  if (!written) return;
  await db.deleteFrom("material_topics").where("material_id", "=", written.id).execute();
  await sql`
    insert into material_topics (material_id, topic_id)
    select ${written.id}, id from topics where subject_id = ${subjectId}
      and slug = any(${note.topics}::text[])`.execute(db);
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);

/** What the printed file is made from. */
export const bodyHash = (title: string, body: string): string => hashOf(JSON.stringify([NOTE_VERSION, title, body]));

/** A lesson teaches one topic. The older notes cover several. */
export const shippedNotes = (): ShippedNote[] => [
  ...readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .sort()
    .map((file) => readShipped(file.slice(0, -3), readFileSync(path.join(folder, file), "utf8"))),
  ...(JSON.parse(readFileSync(lessonsFile, "utf8")) as ArtefactLesson[]).map(asNote),
];

const asNote = (lesson: ArtefactLesson): ShippedNote => ({
  key: `lesson/${lesson.subject}/${lesson.topic}`,
  title: lesson.title,
  subject: lesson.subject,
  topics: [lesson.topic],
  description: lesson.description,
  body: lesson.body,
  pictures: lesson.pictures,
});

/** Lines `name: value`, an empty line, the text. */
function readShipped(key: string, source: string): ShippedNote {
  const end = source.indexOf("\n\n");
  const head = new Map(
    source
      .slice(0, end)
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf(":")).trim(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const said = (name: string) => {
    const value = head.get(name);
    if (!value) throw new Error(`${key}.md has no ${name}`);
    return value;
  };
  return {
    key,
    title: said("title"),
    subject: said("subject"),
    topics: said("topics")
      .split(",")
      .map((slug) => slug.trim()),
    description: said("description"),
    body: source.slice(end).trim(),
    pictures: [],
  };
}
