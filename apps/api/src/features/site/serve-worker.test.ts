import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { signal } from "../../adapters/database-signals.ts";
import { temporaryFolder } from "../../testing/database.ts";
import { startApi } from "../../testing/start-api.ts";
import { servePages } from "./serve-pages.ts";
import { writeSiteSettings } from "./settings.ts";

test("the service worker is never served from a cache, changes when its cached shell changes, and knows the logo", async () => {
  const api = await startApi();
  const dist = path.join(temporaryFolder("worker"), "dist");
  mkdirSync(dist, { recursive: true });
  const build = { build_id: "one", pages: {}, routes: {}, csp: { script: [], style: [] } };
  writeFileSync(path.join(dist, "build.json"), JSON.stringify(build));
  writeFileSync(path.join(dist, "app.html"), "<title>{{site_name}}</title>");
  const script = 'logo="{{site_logo}}";precache([{"url":"/app.html","revision":"{{shell_revision}}"}])';
  writeFileSync(path.join(dist, "sw.js"), script);
  const server = Fastify();
  await servePages(server, api.context, dist);
  const worker = () => server.inject({ url: "/sw.js" });

  const first = await worker();
  expect(first.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-cache",
  });
  expect(first.headers["content-security-policy"]).toContain("connect-src 'self'");
  const shell = await server.inject({ url: "/app.html" });
  expect(first.body).toContain(`"revision":${shell.headers.etag}`);
  expect(first.body).toContain('logo="/logo.svg"');

  await writeSiteSettings(api.db, { site_name: "Another name", site_logo: "/brand.png" }, api.clock.now());
  await signal(api.db, "site", {});
  await expect.poll(async () => (await worker()).body).not.toBe(first.body);
  expect((await worker()).body).toContain('logo="/brand.png"');
  await server.close();
});
