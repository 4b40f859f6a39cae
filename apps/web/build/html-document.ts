// The frame of every HTML page: head, data block, root. The server fills the slots in double braces. No slot is inside
// an inline script or style, so their hashes stay valid.
import type { FirstCallRow } from "./first-calls.ts";

export interface DocumentParts {
  title: string;
  description?: string;
  /** The page's own path, for search engines and shared links. Absent on the app's shell. */
  path?: string;
  /** Its language. Defaults to English. */
  lang?: string;
  /** The same page in other languages: path by tag. */
  alternates?: Record<string, string>;
  guestsOnly?: boolean;
  app: "never" | "touch" | "now";
  html: string;
  /** Shown on a page with a form when scripts are off. */
  noScript?: string;
  firstPaint: string;
  /** Inlined on public pages. */
  css?: string;
  stylesheets?: readonly string[];
  script: string;
  preload?: readonly string[];
  /**
   * The first lines of script name the files after the call is sent. A browser has six connections to a server, and the
   * files would use all of them.
   */
  callFirst?: boolean;
  /** The calls that the first lines of script start. */
  firstCalls?: readonly FirstCallRow[];
}

const attribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

export function htmlDocument(parts: DocumentParts): string {
  const root = [
    `lang="${parts.lang ?? "en-NG"}"`,
    'data-theme="light"',
    // A visitor who continues from this page keeps its language.
    parts.lang ? `data-language="${parts.lang}"` : "",
    parts.guestsOnly ? 'data-for="guest"' : "",
    parts.app === "never" ? "" : `data-app="${parts.app}"`,
  ];
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${attribute(parts.title)}</title>`,
    ...(parts.path ? shareTags(parts.path, parts) : ['<meta name="robots" content="noindex">']),
    '<script type="application/json" id="site-config">{{site_config}}</script>',
    parts.firstCalls
      ? `<script type="application/json" id="first-calls">${JSON.stringify(parts.firstCalls)}</script>`
      : "",
    parts.callFirst
      ? `<script type="application/json" id="files-to-fetch">${JSON.stringify(parts.preload ?? [])}</script>`
      : "",
    `<script>${parts.firstPaint}</script>`,
    parts.css ? `<style>${parts.css}</style>` : "",
    ...(parts.stylesheets ?? []).map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(parts.callFirst ? [] : (parts.preload ?? [])).map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${parts.script}"></script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" content="#0B6B3A">',
  ];
  return [
    "<!doctype html>",
    `<html ${root.filter(Boolean).join(" ")}>`,
    `<head>${head.filter(Boolean).join("")}</head>`,
    `<body${parts.path ? ' class="plain"' : ""}><div id="root">${parts.html}</div>${withoutScript(parts)}</body>`,
    "</html>",
    "",
  ].join("\n");
}

function shareTags(path: string, { title, description = "", alternates = {} }: DocumentParts): string[] {
  const address = `{{public_url}}${path}`;
  const picture = "{{public_url}}/og.png";
  return [
    `<meta name="description" content="${attribute(description)}">`,
    `<link rel="canonical" href="${address}">`,
    ...Object.entries(alternates).map(
      ([tag, other]) => `<link rel="alternate" hreflang="${tag}" href="{{public_url}}${other}">`,
    ),
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="{{site_name}}">',
    `<meta property="og:title" content="${attribute(title)}">`,
    `<meta property="og:description" content="${attribute(description)}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${picture}">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

const withoutScript = ({
  app,
  noScript = "This page needs JavaScript. Without it, you can still email us at {{support_email}}.",
}: DocumentParts) => (app === "never" ? "" : `<noscript>${attribute(noScript)}</noscript>`);
