// Pictures and recordings of questions. A picture is addressed by its content, so a browser may cache it forever. It is
// shown as <img>, so nothing in it can run. A recording's address never changes and redirects to a fresh signed link.
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../app-context.ts";
import { fail } from "../../http/failure.ts";
import { BASE_POLICY } from "../../http/security-headers.ts";
import { signedFileUrl } from "../files/public.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function servePictures(app: FastifyInstance, context: AppContext): void {
  const { db, fileStore } = context;
  app.get<{ Params: { file: string } }>("/api/pictures/:file", async (request, reply) => {
    const sha256 = /^([0-9a-f]{64})\.(svg|png|jpg|webp)$/.exec(request.params.file)?.[1];
    const picture = sha256
      ? await db
          .selectFrom("pictures as p")
          .leftJoin("files as f", "f.uuid", "p.file_uuid")
          .select(["p.svg", "p.mime_type", "f.uuid", "f.size"])
          .where("p.sha256", "=", sha256)
          .executeTakeFirst()
      : undefined;
    const bytes =
      picture?.svg ?? (picture?.uuid && (await fileStore.read(picture.uuid, { start: 0, end: picture.size! - 1 })));
    if (!picture || !bytes) return fail("not_found", "We could not find that picture.");
    return reply
      .headers({
        "cache-control": "public, max-age=31536000, immutable",
        "content-type": picture.mime_type,
        "content-security-policy": `${BASE_POLICY}; form-action 'none'; frame-ancestors 'none'; sandbox`,
      })
      .send(bytes);
  });

  app.get<{ Params: { uuid: string } }>("/api/recordings/:uuid", async (request, reply) => {
    const known =
      uuid.test(request.params.uuid) &&
      (await db
        .selectFrom("files")
        .select("uuid")
        .where("uuid", "=", request.params.uuid)
        .where("purpose", "=", "question")
        .where("retired_at", "is", null)
        .executeTakeFirst());
    if (!known) return fail("not_found", "We could not find that recording.");
    const link = signedFileUrl(context.secret, known.uuid, context.clock.now());
    return reply.header("cache-control", "no-store").redirect(link, 302);
  });
}
