// GET /api/files/{uuid}: a full file or a range. It uses plain HTTP because its answer has no envelope.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../../app-context.ts";
import { fail } from "../../http/failure.ts";
import { BASE_POLICY } from "../../http/security-headers.ts";
import { isOpenFor } from "./export-link.ts";
import { isSigned } from "./signed-url.ts";

const NO_LONGER = "This link is no longer valid.";
const PERSONAL = new Set<string>(["export", "avatar", "report"]);
const INLINE = /^(image\/(png|jpeg|webp|avif|gif)|audio\/|video\/|application\/pdf$)/;

interface FileRequest {
  Params: { uuid: string };
  Querystring: { expires?: string; signature?: string; session?: string };
}

export function serveFiles(app: FastifyInstance, context: AppContext): void {
  app.get<FileRequest>("/api/files/:uuid", async (request, reply) => {
    const { uuid } = request.params;
    const { expires, signature, session = "" } = request.query;
    const link = { uuid, expires: Number(expires), signature: String(signature), session: String(session) };
    if (!isSigned(context.secret, link, context.clock.now())) fail("not_found", NO_LONGER);
    const file = await context.db
      .selectFrom("files")
      .select(["name", "mime_type", "size", "sha256", "purpose", "candidate_id"])
      .where("uuid", "=", uuid)
      .where("retired_at", "is", null)
      .executeTakeFirst();
    if (!file) fail("not_found", "This file has been removed.");
    if (file.purpose === "export" && !(await isOpenFor(context, file.candidate_id, link.session)))
      fail("not_found", NO_LONGER);
    // A file that shows one person or was sent by one is never cached.
    const isPrivate = file.candidate_id !== null || PERSONAL.has(file.purpose);
    return sendFile(context, request, reply, { ...file, uuid, isPrivate });
  });
}

interface StoredFile {
  uuid: string;
  name: string;
  mime_type: string;
  size: number;
  sha256: string;
  isPrivate: boolean;
}

async function sendFile(context: AppContext, request: FastifyRequest, reply: FastifyReply, file: StoredFile) {
  const etag = `"${file.sha256.slice(0, 32)}"`;
  const inline = INLINE.test(file.mime_type);
  reply.headers({
    "accept-ranges": "bytes",
    "cache-control": file.isPrivate ? "no-store" : "private, max-age=600",
    "content-disposition": `${inline ? "inline" : "attachment"}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    "content-security-policy": `${BASE_POLICY}; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox`,
    "content-type": file.mime_type,
    "x-frame-options": "SAMEORIGIN",
    etag,
  });
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  const usable = !request.headers["if-range"] || request.headers["if-range"] === etag;
  const range = usable ? rangeOf(request.headers.range, file.size) : null;
  if (range === "unsatisfiable")
    return reply
      .code(416)
      .header("content-range", `bytes */${file.size}`)
      .header("content-type", "text/plain")
      .send("");
  if (file.size === 0) return reply.header("content-length", 0).send("");
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  const bytes = await context.fileStore.read(file.uuid, { start, end });
  if (!bytes) fail("not_found", "This file has been removed.");
  if (range) reply.code(206).header("content-range", `bytes ${start}-${end}/${file.size}`);
  return reply.header("content-length", end - start + 1).send(bytes);
}

/** One range, as browsers request for media. Any other request gets the full file. */
function rangeOf(header: string | undefined, size: number) {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return null;
  const start = match[1] === "" ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === "" || match[2] === "" ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start > end || start >= size ? "unsatisfiable" : { start, end };
}
