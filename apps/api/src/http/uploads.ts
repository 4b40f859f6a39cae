// A file is one part of a multipart body. It is read into memory only up to the size its endpoint allows.
import multipart from "@fastify/multipart";
import type { AnyEndpoint } from "@sabiprep/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Scanner } from "../adapters/scanner.ts";
import type { Caller } from "./audience.ts";
import { Failure, fail, say } from "./failure.ts";
import type { Upload } from "./route.ts";

const MEGABYTE = 1_048_576;
/** No person sends more files at the same time. */
const MAX_AT_ONCE = 6;
/** The memory that all incoming files together may use. */
const MAX_HELD_BYTES = 256 * MEGABYTE;

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { files: 1, fields: 10, parts: 11, fieldSize: 10_000, headerPairs: 50 } });
}

export const uploadBytesOf = ({ max_body }: AnyEndpoint): number | null =>
  typeof max_body === "object" ? max_body.upload_bytes : null;

export function refuseStrayUpload(endpoint: AnyEndpoint, request: FastifyRequest): void {
  if (request.isMultipart() && !uploadBytesOf(endpoint)) fail("unsupported_type", "Send JSON or form data.");
}

const coming = new Map<string, number>();
let held = 0;

export async function readUpload(request: FastifyRequest, mostBytes: number, caller: Caller | null): Promise<Upload> {
  if (!request.isMultipart()) fail("unsupported_type", "Send the file as form data.");
  // A body whose stated size is too large is refused before any of it is read.
  if (Number(request.headers["content-length"]) > mostBytes + MEGABYTE) refuseSize(mostBytes);
  const whose = caller ? `${caller.audience}:${caller.id}` : request.ip;
  const others = coming.get(whose) ?? 0;
  if (others >= MAX_AT_ONCE)
    throw new Failure("too_many", "Please wait until your other files have been sent.", { retryAfter: 5 });
  coming.set(whose, others + 1);
  try {
    return await readPart(request, mostBytes);
  } catch (problem) {
    if (problem instanceof Failure) throw problem;
    // Any error while the form is parsed means a bad form: cut off, without a boundary, or with broken headers.
    return fail("bad_request", "We could not read the form.");
  } finally {
    const left = coming.get(whose)! - 1;
    if (left > 0) coming.set(whose, left);
    else coming.delete(whose);
  }
}

async function readPart(request: FastifyRequest, mostBytes: number): Promise<Upload> {
  const part = await request.file({ limits: { fileSize: mostBytes } });
  if (!part) return fail("validation", "Please choose a file.", { file: ["Please choose a file."] });
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      held += chunk.length;
      if (held > MAX_HELD_BYTES)
        throw new Failure("unavailable", "We are receiving too many files right now. Please try again in a minute.", {
          retryAfter: 10,
        });
    }
  } finally {
    held -= size;
  }
  if (part.file.truncated) refuseSize(mostBytes);
  return { name: part.filename, bytes: Buffer.concat(chunks) };
}

const refuseSize = (mostBytes: number): never =>
  fail("too_large", say("The file is larger than {n} MB.", { n: Math.floor(mostBytes / MEGABYTE) }));

/** A file that nobody could scan is refused. A missing scanner must not be a way around the scan. */
export async function refuseMalware(scanner: Scanner | null, bytes: Buffer): Promise<void> {
  if (!scanner) return;
  const found = await scanner.find(bytes).catch(() => "unknown" as const);
  if (found === "unknown")
    throw new Failure("unavailable", "We cannot check the file right now. Please try again in a minute.", {
      retryAfter: 30,
    });
  if (found) fail("unsupported_type", "We cannot accept this file. It contains something harmful.");
}
