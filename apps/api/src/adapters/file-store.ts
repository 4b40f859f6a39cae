// Where uploaded bytes are stored: a folder beside the database, or S3-compatible storage.
import { createReadStream } from "node:fs";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import type { Config } from "../config.ts";

interface ByteRange {
  start: number;
  end: number;
}

export interface FileStore {
  put(uuid: string, bytes: Buffer): Promise<void>;
  /** Null when the bytes no longer exist. */
  read(uuid: string, range: ByteRange): Promise<Readable | null>;
  remove(uuid: string): Promise<void>;
}

export const createFileStore = (config: Config): FileStore =>
  config.S3_ENDPOINT ? s3Store(config) : folderStore(path.join(config.DATA_DIR, "files"));

function folderStore(folder: string): FileStore {
  const place = (uuid: string) => path.join(folder, uuid.slice(-2), uuid);
  return {
    put: async (uuid, bytes) => {
      const file = place(uuid);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, bytes, { flush: true, mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    read: async (uuid, range) => {
      const found = await stat(place(uuid)).catch(() => null);
      return found && createReadStream(place(uuid), range);
    },
    remove: (uuid) => rm(place(uuid), { force: true }),
  };
}

function s3Store(config: Config): FileStore {
  const client = new AwsClient({
    accessKeyId: config.S3_ACCESS_KEY_ID!,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY!,
    region: config.S3_REGION,
    service: "s3",
  });
  const place = (uuid: string) => `${config.S3_ENDPOINT}/${config.S3_BUCKET}/${uuid}`;
  const ask = async (uuid: string, init: RequestInit) => {
    // A redirect must never send a candidate's file to another server.
    const response = await client.fetch(place(uuid), { ...init, redirect: "error" });
    if (!response.ok && response.status !== 404) throw new Error(`file storage answered ${response.status}`);
    return response;
  };
  return {
    put: async (uuid, bytes) => void (await ask(uuid, { method: "PUT", body: new Uint8Array(bytes) })),
    read: async (uuid, { start, end }) => {
      const response = await ask(uuid, { headers: { range: `bytes=${start}-${end}` } });
      return response.ok && response.body
        ? Readable.fromWeb(response.body as import("node:stream/web").ReadableStream)
        : null;
    },
    remove: async (uuid) => void (await ask(uuid, { method: "DELETE" })),
  };
}
