import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { RENDERER_VERSION, render } from "./index.ts";
import { specimens, textSpecimens } from "./specimens.ts";

test("a changed rendering needs a new version", () => {
  const sources = [
    ...textSpecimens.map(({ source }) => source),
    ...specimens.flatMap(({ tex }) => [`$${tex}$`, `$$${tex}$$`]),
  ];
  const rendered = sources.map((source) => render(source));
  const digest = createHash("sha256").update(JSON.stringify(rendered)).digest("hex").slice(0, 16);
  // If only the digest differs, the rendering changed: raise RENDERER_VERSION, then write both here.
  expect({ version: RENDERER_VERSION, digest }).toEqual({ version: 7, digest: "0327f2f4b5ee4254" });
});
