// A page to browse the API. Plain HTML without scripts, so it works offline and under the strictest policy.
import { createHash } from "node:crypto";
import type { AnyEndpoint, Schema } from "@sabiprep/contract";
import { jsonSchemaOf } from "./json-schema.ts";
import { allEndpoints } from "./openapi.ts";
import { BASE_POLICY } from "./security-headers.ts";

const css = `
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1.5rem}
h2{margin-top:2.5rem;text-transform:capitalize}details{border:1px solid #8886;border-radius:12px;margin:.5rem 0;padding:.75rem 1rem}
summary{cursor:pointer;min-height:1.75rem}code,pre{font:14px/1.45 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;border-radius:8px;background:#8882}
.method{display:inline-block;min-width:4.5rem;font-weight:700;color:#0b6b3a}@media(prefers-color-scheme:dark){.method{color:#4cc38a}}
.chip{font-size:14px;border:1px solid #8886;border-radius:99px;padding:.1rem .6rem;margin-left:.5rem}`;

export const docsPolicy = `${BASE_POLICY}; style-src 'sha256-${createHash("sha256").update(css).digest("base64")}'; form-action 'none'; frame-ancestors 'none'`;

export function docsPage(siteName: string): string {
  const byFeature = Map.groupBy(allEndpoints(), ([feature]) => feature);
  const sections = [...byFeature].map(
    ([feature, endpoints]) =>
      `<h2 id="${feature}">${feature}</h2>${endpoints.map(([, name, endpoint]) => entry(name, endpoint)).join("")}`,
  );
  const title = `${text(siteName)} API`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${css}</style></head><body><main><h1>${title}</h1>
<p>Base address <code>/api</code>. Every response is <code>{status_code, message, data}</code>. An error response adds <code>code</code> and, for fields, <code>errors</code>. Signed-in calls send <code>Authorization: Bearer</code>. Machine-readable: <a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join("\n")}</main></body></html>`;
}

function entry(name: string, endpoint: AnyEndpoint): string {
  const who = endpoint.roles ? `${endpoint.audience}: ${endpoint.roles.join(", ")}` : endpoint.audience;
  return `<details><summary><span class="method">${endpoint.method}</span><code>${text(endpoint.path)}</code><span class="chip">${who}</span></summary>
<p><b>${text(name)}</b>: ${text(endpoint.summary)}</p>
${shown("Path", endpoint.params)}${shown("Query", endpoint.query)}${shown("Body", endpoint.body)}${shown(`Data (${endpoint.status ?? 200})`, endpoint.data)}</details>`;
}

const shown = (label: string, schema: Schema | undefined) =>
  schema ? `<h3>${label}</h3><pre>${text(JSON.stringify(jsonSchemaOf(schema), null, 2))}</pre>` : "";

const text = (value: string) => value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
