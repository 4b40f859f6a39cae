// Pictures of questions, addressed by their content: a browser may keep them for ever. Shown as <img>, so nothing in
// them can run.
import type { FastifyInstance } from "fastify";
import type { House } from "../../house.ts";
import { fail } from "../../http/failure.ts";

export function servePictures(app: FastifyInstance, { db }: House): void {
  app.get<{ Params: { file: string } }>("/api/pictures/:file", async (request, reply) => {
    const sha256 = /^([0-9a-f]{64})\.svg$/.exec(request.params.file)?.[1];
    const picture = sha256
      ? await db.selectFrom("pictures").select("svg").where("sha256", "=", sha256).executeTakeFirst()
      : undefined;
    if (!picture) return fail("not_found", "There is no such picture.");
    return reply
      .headers({
        "cache-control": "public, max-age=31536000, immutable",
        "content-type": "image/svg+xml",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      })
      .send(picture.svg);
  });
}
