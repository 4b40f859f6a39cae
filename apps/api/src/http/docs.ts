// The API's description, for machines and people. It changes only with a release, so it is made at the first request.
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../app-context.ts";
import { docsPage, docsPolicy } from "./docs-page.ts";
import { type KeptAnswer, keepAnswer, sendKept } from "./kept-answer.ts";
import { openApi } from "./openapi.ts";

export function serveDocs(app: FastifyInstance, { config, publicUrl }: AppContext): void {
  const description = atFirstAsking(() =>
    keepAnswer(
      JSON.stringify(openApi({ name: config.SITE_NAME, version: config.version, url: publicUrl })),
      "application/json; charset=utf-8",
    ),
  );
  const page = atFirstAsking(() => keepAnswer(docsPage(config.SITE_NAME), "text/html; charset=utf-8"));
  app.get("/api/openapi.json", async (request, reply) => sendKept(request, reply, description()));
  app.get("/api/docs", async (request, reply) =>
    sendKept(request, reply.header("content-security-policy", docsPolicy), page()),
  );
}

function atFirstAsking(make: () => KeptAnswer): () => KeptAnswer {
  let made: KeptAnswer | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
