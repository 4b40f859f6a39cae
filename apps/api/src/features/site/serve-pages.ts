// Serves the built web app: prerendered public pages, a shell for each screen of the app and one for every other path, immutable
// assets.
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../../app-context.ts";
import { type KeptAnswer, sendKept } from "../../http/kept-answer.ts";
import { countPageLoad } from "../analytics/public.ts";
import type { Correction } from "./corrected-page.ts";
import { currentPages } from "./current-pages.ts";
import { type Build, fillPage, pagePolicy, readBuild, type Slots } from "./pages.ts";

const GOOGLE_RETURN = "/google";
const SIGN_IN_PAGES = new Set(["/login", "/register", "/profile/delete"]);
/** Text that other features put on the pages, and corrections of the pages' own text, by language tag. */
interface MoreWords {
  slots?: Slots;
  corrections?: Record<string, Correction[]>;
}
/** It is stored with the slots, so a change of it fills the pages again. */
const CORRECTIONS = "corrections";
const TEMPLATES = /\.(webmanifest|txt|xml)$/;

export async function servePages(
  app: FastifyInstance,
  context: AppContext,
  dist: string,
  more: () => Promise<MoreWords> = async () => ({}),
): Promise<void> {
  const build = readBuild(dist);
  if (!build) return;
  const slots = async () => {
    const { corrections = {}, slots } = await more();
    return { ...slots, [CORRECTIONS]: JSON.stringify(corrections) };
  };
  const current = await currentPages(context, (slots) => fillAll(dist, build, slots), slots);

  await app.register(fastifyStatic, {
    root: dist,
    serve: true,
    wildcard: false,
    index: false,
    preCompressed: true,
    // A file's name or tag shows whether it has changed, and nobody requests a part of it. These headers would be
    // useless.
    lastModified: false,
    acceptRanges: false,
    globIgnore: [
      "**/*.html",
      "build.json",
      "messages.json",
      "**/*.webmanifest",
      "sw.js",
      "*.txt",
      "*.xml",
      "**/*.br",
      "**/*.gz",
    ],
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      if (!hashed) return;
      // Nobody reports a file by its request id, and its name already identifies its content.
      reply.removeHeader("x-request-id");
      reply.removeHeader("etag");
    },
  });

  const policy = pagePolicy(build, false);
  const signInPolicy = pagePolicy(
    build,
    Boolean(context.config.GOOGLE_CLIENT_ID) && !context.config.GOOGLE_CLIENT_SECRET,
  );
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const pages = await current();
    const where = pathOf(request);
    const page = pages.get(where) ?? pages.get(request.routeOptions.url ?? "") ?? pages.get("app")!;
    if (where === "/") countPageLoad(context);
    reply.header("content-security-policy", SIGN_IN_PAGES.has(where) ? signInPolicy : policy);
    // The page that opened Google's return window also closes it.
    if (where === GOOGLE_RETURN) reply.header("cross-origin-opener-policy", "unsafe-none");
    if (SIGN_IN_PAGES.has(where)) reply.header("cross-origin-opener-policy", "same-origin-allow-popups");
    return sendKept(request, reply, page);
  };
  for (const where of [...(await current()).keys()].filter((key) => key.startsWith("/"))) app.get(where, send);
  // Assets of an older deployment answer 404, so that the app can distinguish "gone" from "here is a page".
  app.get("/*", (request, reply) => {
    if (/^\/(api|assets)\//.test(request.url)) return reply.callNotFound();
    return send(request, reply);
  });
}

const pathOf = (request: FastifyRequest) => {
  const where = request.url.split("?", 1)[0]!;
  return where.length > 1 ? where.replace(/\/$/, "") : where;
};

function fillAll(dist: string, build: Build, slots: Slots): Map<string, KeptAnswer> {
  const templates = readdirSync(dist).filter((file) => TEMPLATES.test(file) && existsSync(path.join(dist, file)));
  const files: [string, string][] = [
    ["app", "app.html"],
    ...Object.entries({ ...build.pages, ...build.routes }),
    ...templates.map((file): [string, string] => [`/${file}`, file]),
  ];
  const corrections: Record<string, Correction[]> = JSON.parse(slots[CORRECTIONS] ?? "{}");
  const pages = new Map(
    files.map(([key, file]) => [key, fillPage(dist, file, slots, corrections[key.split("/")[1] ?? ""])]),
  );
  // The worker file changes with its cached shell, so that a browser fetches both again or neither.
  const shell_revision = pages.get("app")!.etag.replaceAll('"', "");
  const ofWorker = { shell_revision, site_logo: slots.site_logo_in_script ?? "" };
  if (existsSync(path.join(dist, "sw.js"))) pages.set("/sw.js", fillPage(dist, "sw.js", ofWorker));
  return pages;
}
