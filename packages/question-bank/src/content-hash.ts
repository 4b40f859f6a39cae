// What a question says, as one short string: a loader compares it to see which questions need a new revision. The key and
// the order of the options are left out, because neither is part of a revision.
import { createHash } from "node:crypto";
import type { ShippedQuestion } from "./bank.ts";

export function contentHash({ body, options, explanation, picture, passage }: ShippedQuestion): string {
  const texts = options.map(({ id, text, fifth_only }) => [id, text, fifth_only]).sort();
  const content = [body, texts, explanation, picture?.svg, picture?.alt, passage?.key, passage?.title, passage?.body];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 32);
}
