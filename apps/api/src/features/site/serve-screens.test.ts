import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/database.ts";
import { startApi } from "../../testing/start-api.ts";
import { servePages } from "./serve-pages.ts";

test("each screen has a page of its own, also where its address names a thing, and every other path the shell", async () => {
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
  await servePages(server, api.house, dist);
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
