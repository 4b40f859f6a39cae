// A real download. Its bytes are counted as they arrive and stored in parts, so that a broken connection resumes where
// it stopped. It ends as a file on the device and a copy to read offline.
import { ApiError, fallbackMessage, KEPT_ON_DEVICE_MAX_BYTES, type Material, materials } from "@sabiprep/contract";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { begunDownload, forgetParts, keepCopy, keepPart, keptParts, type StartedDownload } from "./kept-copies.ts";
import { fetchDrawing, withPictures } from "./with-pictures.ts";

/** Written at this size: often enough to lose little, and rarely enough not to slow the phone. */
const PART_BYTES = 256 * 1024;

interface DownloadResult {
  /** False if the browser's own download manager took it over, or nothing can be stored here. */
  kept: boolean;
}

export async function downloadMaterial(
  material: Material,
  onProgress: (percent: number) => void,
): Promise<DownloadResult> {
  const begun = await begunDownload(material.uuid);
  const { file_url, file_name, mime_type, size } = await call(materials.download, {
    material_id: material.uuid,
    again: begun !== undefined,
  });
  if (size > KEPT_ON_DEVICE_MAX_BYTES) {
    save(file_url, file_name);
    return { kept: false };
  }
  const { body: text } = await call(materials.read, { material_id: material.uuid });
  const body = text && (await withPictures(text, fetchDrawing).catch(() => text));
  const bytes = await fetchWhole(file_url, { begun, uuid: material.uuid, size, onProgress });
  const file = new Blob(bytes, { type: mime_type });
  const copy = { material, body, file, file_name, kept_at: new Date().toISOString() };
  const kept = await keepCopy(copy).catch(() => false);
  await forgetParts(material.uuid);
  saveBlob(file, file_name);
  return { kept };
}

interface Fetching {
  begun: StartedDownload | undefined;
  uuid: string;
  size: number;
  onProgress: (percent: number) => void;
}

async function fetchWhole(url: string, { begun, uuid, size, onProgress }: Fetching): Promise<Blob[]> {
  const response = await ask(url, begun);
  if (response.status === 404) {
    await forgetParts(uuid);
    throw new ApiError(404, "not_found", t("This file has been removed."));
  }
  if (response.status === 416) {
    await forgetParts(uuid);
    return fetchWhole(url, { begun: undefined, uuid, size, onProgress });
  }
  if (!response.ok || !response.body) throw new ApiError(response.status, "network", fallbackMessage.unexpected);
  const goesOn = response.status === 206 && begun !== undefined;
  if (!goesOn) await forgetParts(uuid);
  const before = goesOn ? await keptParts(uuid) : [];
  const state: StartedDownload = { uuid, etag: response.headers.get("etag"), received: goesOn ? begun.received : 0 };
  return [...before, ...(await readParts(response.body, state, (received) => onProgress((received / size) * 100)))];
}

/** Parts that are already here are not requested again, if the file has not changed. */
async function ask(url: string, begun: StartedDownload | undefined): Promise<Response> {
  const headers: Record<string, string> =
    begun?.etag && begun.received > 0 ? { range: `bytes=${begun.received}-`, "if-range": begun.etag } : {};
  try {
    return await fetch(url, { headers, cache: "no-store" });
  } catch {
    throw new ApiError(0, "network", fallbackMessage.network);
  }
}

async function readParts(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  state: StartedDownload,
  onReceived: (received: number) => void,
): Promise<Blob[]> {
  const reader = body.getReader();
  const parts: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const flush = async () => {
    if (bytes === 0) return;
    const part = new Blob(waiting);
    waiting = [];
    bytes = 0;
    parts.push(part);
    state.received += part.size;
    await keepPart({ ...state }, part).catch(() => false);
  };
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      waiting.push(value);
      bytes += value.byteLength;
      onReceived(state.received + bytes);
      if (bytes >= PART_BYTES) await flush();
    }
  } catch {
    await flush();
    throw new ApiError(
      0,
      "network",
      t("You lost your connection. We have saved the part you downloaded. Press Continue to finish."),
    );
  }
  await flush();
  return parts;
}

function saveBlob(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  save(url, name);
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function save(url: string, name: string) {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}
