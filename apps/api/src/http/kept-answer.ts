// A response that is the same for everyone is made and compressed once, at the first request. So the start does not
// wait for pages that may never be opened. A browser that already has it receives no bytes.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

export interface KeptAnswer {
  type: string;
  etag: string;
  plain: Buffer;
  br: () => Promise<Buffer>;
  gzip: () => Promise<Buffer>;
}

const compressBr = promisify(brotliCompress);
const compressGz = promisify(gzip);

export function keepAnswer(text: string, type: string): KeptAnswer {
  const plain = Buffer.from(text);
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return {
    type,
    etag,
    plain,
    br: once(() => compressBr(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
    gzip: once(() => compressGz(plain, { level: 9 })),
  };
}

/** Requests that arrive while it is being made wait for the same result. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((problem) => {
      made = undefined;
      throw problem;
    });
    return made;
  };
}

export async function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptAnswer) {
  reply.headers({ "content-type": kept.type, "cache-control": "no-cache", etag: kept.etag, vary: "accept-encoding" });
  if (request.headers["if-none-match"] === kept.etag) return reply.code(304).send();
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return reply.header("content-encoding", "br").send(await kept.br());
  if (/\bgzip\b/.test(accepted)) return reply.header("content-encoding", "gzip").send(await kept.gzip());
  // Set, so that no hook compresses it again for each reader.
  return reply.header("content-encoding", "identity").send(kept.plain);
}
