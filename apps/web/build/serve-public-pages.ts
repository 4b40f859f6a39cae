// In development the public pages are prerendered at each request, and every other path is the app's shell.
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import path from "node:path";
import type { Plugin } from "vite";
import type { RenderPublicPages } from "../src/rendered-page.ts";
import { htmlDocument } from "./html-document.ts";

const web = path.resolve(import.meta.dirname, "..");

export const servePublicPages = (api: string): Plugin => ({
  name: "serve-public-pages",
  apply: "serve",
  configureServer: (server) => () => {
    server.middlewares.use(async (request, response, next) => {
      const url = (request.originalUrl ?? "/").split("?", 1)[0]!;
      if (request.method !== "GET" || path.extname(url)) return next();
      try {
        const module = await server.ssrLoadModule("/src/prerender.tsx");
        const pages = await (module.renderPublicPages as RenderPublicPages)();
        const page = pages.find(({ path }) => path === url);
        const html = htmlDocument({
          title: "{{site_name}}",
          app: "now",
          html: "",
          ...page,
          firstPaint: stripTypeScriptTypes(readFileSync(path.join(web, "src/first-paint.ts"), "utf8")),
          stylesheets: [page ? "/src/styles/public.css" : "/src/styles/app.css"],
          script: "/src/entry.ts",
        });
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.end(await server.transformIndexHtml(url, await fillSlots(html, api)));
      } catch (error) {
        next(error);
      }
    });
  },
});

const ownWords = {
  site_name: "SabiPrep",
  key_prefix: "SabiPrep",
  site_logo: "/logo.svg",
  copyright_year: new Date().getFullYear(),
  support_email: "support@localhost",
  google_client_id: null,
  google_by_code: false,
  gateway_key: null,
  payments_enabled: false,
  unverified_minutes: 30,
  version: "development",
};

/** With the API's own configuration when it is running. The numbers on the landing page keep their default settings. */
export async function fillSlots(html: string, api: string): Promise<string> {
  const config = await fetch(`${api}/api/site/config`)
    .then((answer) => answer.json())
    .then(({ data }) => data ?? ownWords)
    .catch(() => ownWords);
  const slots: Record<string, unknown> = {
    ...config,
    google_client_id: config.google_client_id ?? "",
    site_config: JSON.stringify(config),
    public_url: "",
    figure_questions: "10,000+",
    daily_state: "none",
    figure_students: "5,000+",
    figure_subjects: "20+",
    figure_success: "95%",
  };
  return html.replaceAll(/\{\{(\w+)\}\}/g, (slot, name: string) => String(slots[name] ?? slot));
}
