// Photographs of working on paper. Each one is stored on this device before it is sent, and stays until the server has it
// and the answer is finished. Which answer shows it, in what order and how turned, is stored with the answer itself.
import { ApiError, theory } from "@sabiprep/contract";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { call } from "../lib/api.ts";
import { candidateId } from "../lib/candidate-id.ts";
import { theoryPhotosNameOf } from "./store-names.ts";

export interface StoredPhoto {
  id: string;
  /** Not a Blob, because old browsers lose a Blob when the database was written in a private window. */
  bytes: ArrayBuffer;
  type: string;
  is_sent: boolean;
  /** Why the server refused it. It is not sent again. */
  refused: string | null;
}

interface Stores extends DBSchema {
  photos: { key: string; value: StoredPhoto };
}

const STRICT = { durability: "strict" } as const;
/** Some seconds are not enough for a page on a slow network. */
const UPLOAD_LIMIT_MS = 5 * 60_000;

/** What the device refused to store. It is still sent. */
const unstored = new Map<string, StoredPhoto>();
const open = new Map<string, Promise<IDBPDatabase<Stores>>>();
const listeners = new Set<() => void>();

export function onPhotoChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const changed = () => {
  for (const listener of listeners) listener();
};

async function database(): Promise<IDBPDatabase<Stores> | null> {
  const candidate = await candidateId();
  if (!candidate) return null;
  const opening = open.get(candidate) ?? openDatabase(candidate);
  open.set(candidate, opening);
  return opening.catch(() => {
    open.delete(candidate);
    return null;
  });
}

const openDatabase = (candidate: string) =>
  openDB<Stores>(theoryPhotosNameOf(candidate), 1, {
    upgrade: (db) => void db.createObjectStore("photos", { keyPath: "id" }),
    // Sign-out, here or in another tab, deletes the database, so this connection closes.
    blocking: (_current, _wanted, event) => {
      open.delete(candidate);
      (event.target as IDBDatabase).close();
    },
    terminated: () => void open.delete(candidate),
  });

async function put(photo: StoredPhoto): Promise<boolean> {
  try {
    const db = await database();
    if (!db) throw new Error("This browser stores nothing.");
    const write = db.transaction("photos", "readwrite", STRICT);
    await Promise.all([write.store.put(photo), write.done]);
    unstored.delete(photo.id);
    return true;
  } catch {
    unstored.set(photo.id, photo);
    return false;
  }
}

/** Returns false when the device refused to store it. */
export async function storePhoto(id: string, picture: Blob): Promise<boolean> {
  const bytes = await bytesOf(picture);
  const isStored = await put({ id, bytes, type: picture.type, is_sent: false, refused: null });
  changed();
  return isStored;
}

/** Blob.arrayBuffer is missing in the oldest browsers that we serve. */
const bytesOf = (blob: Blob): Promise<ArrayBuffer> => new Response(blob).arrayBuffer();

export const storedPhoto = async (id: string): Promise<StoredPhoto | null> =>
  unstored.get(id) ?? (await (await database())?.get("photos", id).catch(() => null)) ?? null;

export const isOnlyInMemory = (id: string): boolean => unstored.has(id);

export async function dropPhoto(id: string): Promise<void> {
  unstored.delete(id);
  await (await database())?.delete("photos", id).catch(() => null);
  changed();
}

async function allPhotos(): Promise<StoredPhoto[]> {
  const stored = (await (await database())?.getAll("photos").catch(() => null)) ?? [];
  return [...stored.filter(({ id }) => !unstored.has(id)), ...unstored.values()];
}

export const unsentPhotos = async (): Promise<StoredPhoto[]> =>
  (await allPhotos()).filter(({ is_sent, refused }) => !is_sent && refused === null);

/** Deletes the copies on this device that the server has, once their answer is finished. */
export async function dropSentPhotos(ids: readonly string[]): Promise<void> {
  for (const id of ids) if ((await storedPhoto(id))?.is_sent) await dropPhoto(id);
}

let sending: Promise<void> | null = null;

/** Sends one photograph after the other, in one tab at a time. */
export function sendPhotos(): Promise<void> {
  sending ??= inOneTab(sendAll).finally(() => {
    sending = null;
  });
  return sending;
}

const inOneTab = async (work: () => Promise<void>): Promise<void> =>
  navigator.locks
    ? navigator.locks
        .request("sabiprep-theory-photos", { ifAvailable: true }, async (lock) => lock && work())
        .then(() => {})
    : work();

async function sendAll(): Promise<void> {
  for (const photo of await unsentPhotos()) {
    const form = new FormData();
    form.set("file", new Blob([photo.bytes], { type: photo.type }), "page");
    try {
      await call(theory.addPhoto, { photo_id: photo.id, form } as never, { timeoutMs: UPLOAD_LIMIT_MS });
      await put({ ...photo, is_sent: true });
    } catch (problem) {
      if (!(problem instanceof ApiError) || !isFinal(problem.status)) return;
      await put({ ...photo, refused: problem.message });
    }
    changed();
  }
}

/** The same bytes would be refused again. Other failures pass: no network, a session that ended, too many at once. */
const isFinal = (status: number): boolean => [400, 404, 413, 415, 422].includes(status);
