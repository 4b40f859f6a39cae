// Files come in as one part of a multipart body, read into memory only up to the size their endpoint allows.
import multipart from "@fastify/multipart";
import type { AnyEndpoint } from "@sabiprep/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure, fail } from "./failure.ts";
import type { Upload } from "./route.ts";

export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { files: 1, fields: 10, parts: 11, fieldSize: 10_000, headerPairs: 50 } });
}

export function refuseStrayUpload(endpoint: AnyEndpoint, request: FastifyRequest): void {
  if (request.isMultipart() && endpoint.max_body !== "upload") fail("unsupported_type", "Send JSON or form data.");
}

export async function readUpload(request: FastifyRequest, mostBytes: number): Promise<Upload> {
  if (!request.isMultipart()) fail("unsupported_type", "Send the file as form data.");
  try {
    return await readPart(request, mostBytes);
  } catch (problem) {
    if (problem instanceof Failure) throw problem;
    // What goes wrong while a form is taken apart is the form: cut off, without a boundary, with broken headers.
    return fail("bad_request", "The form can not be read.");
  }
}

async function readPart(request: FastifyRequest, mostBytes: number): Promise<Upload> {
  const part = await request.file({ limits: { fileSize: mostBytes } });
  if (!part) return fail("validation", "Please choose a file.", { file: ["Please choose a file."] });
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk as Buffer);
  if (part.file.truncated) fail("too_large", `The file is larger than ${Math.floor(mostBytes / 1_048_576)} MB.`);
  return { name: part.filename, bytes: Buffer.concat(chunks) };
}
