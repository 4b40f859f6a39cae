// GET /api/languages/{tag}: corrections since the build, which the app applies to its catalogue. It is the same for
// everybody, so it has no envelope, and a browser with a current copy downloads nothing.
import type { Language } from "@sabiprep/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../app-context.ts";
import { fail } from "../../http/failure.ts";
import { keepAnswer, sendKept } from "../../http/kept-answer.ts";
import { tagOf } from "../../languages/catalogues.ts";
import { correctionsOf } from "./texts.ts";

export function serveCorrections(app: FastifyInstance, context: AppContext): void {
  app.get<{ Params: { tag: string } }>("/api/languages/:tag", async (request, reply) => {
    const [language] = Object.entries(tagOf).find(([, tag]) => tag === request.params.tag) ?? [];
    if (!language || language === "english") return fail("not_found", "We could not find that page.");
    const corrections = await correctionsOf(context.db, language as Language);
    return sendKept(
      request,
      reply,
      keepAnswer(JSON.stringify(Object.fromEntries(corrections)), "application/json; charset=utf-8"),
    );
  });
}
