// Two endpoints outside the usual envelope: Paystack's webhook, which needs the raw bytes, and receipts by signed link.
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../app-context.ts";
import { fail } from "../../http/failure.ts";
import { drawReceipt, isSignedReceipt } from "./receipt.ts";
import { keepCall } from "./webhook-inbox.ts";

const MAX_BYTES = 256 * 1024;

interface ReceiptRequest {
  Params: { reference: string };
  Querystring: { expires?: string; signature?: string };
}

export async function servePaystack(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: MAX_BYTES },
      async (_request: unknown, bytes: Buffer) => bytes,
    );
    scope.post("/api/webhooks/paystack", { bodyLimit: MAX_BYTES }, async (request) => {
      if (!context.paystack) fail("not_found", "We could not find that page.");
      const signature = request.headers["x-paystack-signature"];
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (typeof signature !== "string" || !context.paystack.isSigned(bytes, signature))
        fail("bad_signature", "This request is not signed by Paystack.");
      await keepCall(context, bytes);
      return { status_code: 200, message: "OK", data: null };
    });
  });
  app.get<ReceiptRequest>("/api/receipts/:reference", async (request, reply) => {
    const { reference } = request.params;
    const { expires, signature } = request.query;
    if (!isSignedReceipt(context, reference, Number(expires), String(signature), context.clock.now()))
      fail("not_found", "This link is no longer valid.");
    const { name, bytes } = await drawReceipt(context, reference);
    return reply
      .headers({
        "cache-control": "private, no-store",
        "content-disposition": `attachment; filename="${name}"`,
        "content-type": "application/pdf",
      })
      .send(bytes);
  });
}
