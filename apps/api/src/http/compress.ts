// Compresses large responses, because mobile data costs students money. The compression level is low, so that it stays fast.
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { asUtf8 } from "./as-utf8.ts";

const MIN_COMPRESSED_LENGTH = 1_000;
const compressBr = promisify(brotliCompress);
const compressGz = promisify(gzip);

const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

export function compressResponses(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    // Bytes, such as files, are already compressed.
    if (typeof payload !== "string" || payload.length < MIN_COMPRESSED_LENGTH || reply.hasHeader("content-encoding"))
      return payload;
    const bytes = asUtf8(payload);
    reply.header("vary", "accept-encoding");
    const accepted = String(request.headers["accept-encoding"] ?? "");
    if (/\bbr\b/.test(accepted)) {
      reply.header("content-encoding", "br");
      return compressBr(bytes, brotliOptions);
    }
    if (/\bgzip\b/.test(accepted)) {
      reply.header("content-encoding", "gzip");
      return compressGz(bytes, { level: 6 });
    }
    return bytes;
  });
}
