// Materials stored on this device, one database per candidate: the text to read offline, the file, and the parts of an
// interrupted download. Sign-out deletes it.
import type { Material } from "@sabiprep/contract";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { materialsNameOf } from "../../answers/store-names.ts";
import { candidateId } from "../../lib/candidate-id.ts";

interface KeptCopy {
  material: Material;
  body: string | null;
  file: Blob;
  file_name: string;
  kept_at: string;
}

/** The received part of a file, and its version. */
export interface StartedDownload {
  uuid: string;
  etag: string | null;
  received: number;
}

interface Stores extends DBSchema {
  copies: { key: string; value: KeptCopy };
  begun: { key: string; value: StartedDownload };
  parts: { key: [string, number]; value: Blob };
}

const open = new Map<string, Promise<IDBPDatabase<Stores>>>();

/** Null if no candidate is known or the browser stores nothing. Materials can then only be read and saved as files. */
async function stores(): Promise<IDBPDatabase<Stores> | null> {
  const candidate = await candidateId();
  if (!candidate) return null;
  const known = open.get(candidate) ?? openStores(candidate);
  open.set(candidate, known);
  return known.catch(() => {
    open.delete(candidate);
    return null;
  });
}

async function openStores(candidate: string) {
  return openDB<Stores>(materialsNameOf(candidate), 1, {
    upgrade(db) {
      db.createObjectStore("copies");
      db.createObjectStore("begun");
      db.createObjectStore("parts");
    },
    // Sign-out, here or in another tab, deletes the database, so this connection closes.
    blocking: (_current, _wanted, event) => {
      open.delete(candidate);
      (event.target as IDBDatabase).close();
    },
  });
}

export async function keptCopies(): Promise<KeptCopy[]> {
  const copies = (await (await stores())?.getAll("copies")) ?? [];
  return [...copies].sort((a, b) => a.material.title.localeCompare(b.material.title));
}

export const keptCopy = async (uuid: string): Promise<KeptCopy | undefined> => (await stores())?.get("copies", uuid);

export const begunDownload = async (uuid: string): Promise<StartedDownload | undefined> =>
  (await stores())?.get("begun", uuid);

const partsOf = (uuid: string) => IDBKeyRange.bound([uuid, 0], [uuid, Number.MAX_SAFE_INTEGER]);

/** A part and the download's progress, in one step. False if nothing can be stored. */
export async function keepPart(begun: StartedDownload, part: Blob): Promise<boolean> {
  const db = await stores();
  if (!db) return false;
  const write = db.transaction(["begun", "parts"], "readwrite");
  await Promise.all([
    write.objectStore("parts").put(part, [begun.uuid, begun.received - part.size]),
    write.objectStore("begun").put(begun, begun.uuid),
    write.done,
  ]);
  return true;
}

export async function forgetParts(uuid: string): Promise<void> {
  const db = await stores();
  if (!db) return;
  const write = db.transaction(["begun", "parts"], "readwrite");
  await Promise.all([
    write.objectStore("parts").delete(partsOf(uuid)),
    write.objectStore("begun").delete(uuid),
    write.done,
  ]);
}

export const keptParts = async (uuid: string): Promise<Blob[]> =>
  (await (await stores())?.getAll("parts", partsOf(uuid))) ?? [];

export async function keepCopy(copy: KeptCopy): Promise<boolean> {
  const db = await stores();
  if (!db) return false;
  await db.put("copies", copy, copy.material.uuid);
  return true;
}

export async function forgetCopy(uuid: string): Promise<void> {
  await (await stores())?.delete("copies", uuid);
}
