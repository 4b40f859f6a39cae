// The logo that staff uploaded, for everybody. Its URL changes with its content, so it is cached permanently.
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../app-context.ts";
import { fail } from "../../http/failure.ts";
import { BASE_POLICY } from "../../http/security-headers.ts";

export function serveLogo(app: FastifyInstance, context: AppContext): void {
  app.get<{ Params: { uuid: string } }>("/api/site/logo/:uuid", async (request, reply) => {
    const { uuid } = request.params;
    const isUuid = /^[0-9a-f-]{36}$/.test(uuid);
    const file = isUuid
      ? await context.db
          .selectFrom("files")
          .select(["mime_type", "size"])
          .where("uuid", "=", uuid)
          .where("purpose", "=", "logo")
          .executeTakeFirst()
      : undefined;
    if (!file) return fail("not_found", "We could not find that logo.");
    reply.headers({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": file.mime_type,
      "content-length": file.size,
      "content-security-policy": `${BASE_POLICY}; form-action 'none'; frame-ancestors 'none'; sandbox`,
    });
    return reply.send(await context.fileStore.read(uuid, { start: 0, end: file.size - 1 }));
  });
}
