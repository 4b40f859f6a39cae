import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import Fastify from "fastify";
import { expect, test, vi } from "vitest";
import { signal } from "../../adapters/database-signals.ts";
import { temporaryFolder } from "../../testing/database.ts";
import { startApi } from "../../testing/start-api.ts";
import { servePages } from "./serve-pages.ts";

test("each screen has its own page, even with an id in its path, and every other path gets the shell", async () => {
  const api = await startApi();
  const dist = path.join(temporaryFolder("screens"), "dist");
  mkdirSync(path.join(dist, "pages"), { recursive: true });
  const routes = { "/dashboard": "pages/dashboard.html", "/test/:sessionId": "pages/test.html" };
  const pages = { "/help": "pages/help.html" };
  const build = { build_id: "one", pages, routes, csp: { script: [], style: [] } };
  writeFileSync(path.join(dist, "build.json"), JSON.stringify(build));
  for (const name of ["app", "pages/dashboard", "pages/test", "pages/help"])
    writeFileSync(path.join(dist, `${name}.html`), `<title>{{site_name}}</title>${name}`);
  const server = Fastify();
  await servePages(server, api.context, dist);
  const pageAt = async (url: string) => (await server.inject({ url })).body.split("</title>")[1];

  expect(await pageAt("/dashboard?from=mail")).toBe("pages/dashboard");
  expect(await pageAt("/dashboard/")).toBe("pages/dashboard");
  expect(await pageAt("/test/0199")).toBe("pages/test");
  expect(await pageAt("/help")).toBe("pages/help");
  for (const url of ["/test/0199/result", "/test", "/nowhere", "/test/:sessionId/x"])
    expect(await pageAt(url)).toBe("app");
  expect((await server.inject({ url: "/assets/gone.js" })).statusCode).toBe(404);
  await server.close();
});

test("a page shows corrections since the build, only in its own language, from the next visitor on", async () => {
  const api = await startApi();
  const dist = path.join(temporaryFolder("corrected"), "dist");
  mkdirSync(path.join(dist, "pages"), { recursive: true });
  const pages = { "/help": "pages/help.html", "/yo/help": "pages/yo-help.html" };
  const build = { build_id: "one", pages, routes: {}, csp: { script: [], style: [] } };
  writeFileSync(path.join(dist, "build.json"), JSON.stringify(build));
  for (const name of ["app", "pages/help", "pages/yo-help"])
    writeFileSync(path.join(dist, `${name}.html`), "<p>Ìrànlọ́wọ́ {{site_name}}</p>");
  const server = Fastify();
  let corrections: Record<string, [string, string][]> = {};
  await servePages(server, api.context, dist, async () => ({ corrections }));
  const pageAt = async (url: string) => (await server.inject({ url })).body;
  expect(await pageAt("/yo/help")).toBe("<p>Ìrànlọ́wọ́ SabiPrep</p>");

  corrections = { yo: [["Ìrànlọ́wọ́ {site}", "{site}, ìrànlọ́wọ́"]] };
  await signal(api.db, "site", {});
  await vi.waitFor(async () => expect(await pageAt("/yo/help")).toBe("<p>SabiPrep, ìrànlọ́wọ́</p>"));
  expect(await pageAt("/help")).toBe("<p>Ìrànlọ́wọ́ SabiPrep</p>");
  await server.close();
});
