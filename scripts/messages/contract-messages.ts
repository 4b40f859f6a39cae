// The rules of forms and calls, and the success message of a call: both are in the contract and are read from it, so
// that none is forgotten.
import { type AnyEndpoint, contract, fallbackMessage, plainMessages, statusOfCode } from "@sabiprep/contract";
import { type FoundMessage, nothingFound } from "./found-messages.ts";

const endpoints = (): [string, AnyEndpoint][] =>
  Object.entries(contract).flatMap(([feature, all]) =>
    Object.entries(all as Record<string, AnyEndpoint>).map(([name, one]): [string, AnyEndpoint] => [
      `${feature}.${name}`,
      one,
    ]),
  );

export function contractMessages(): FoundMessage {
  const found = nothingFound();
  for (const message of Object.values(fallbackMessage)) found.messages.set(message, "contract/errors.ts");
  for (const message of Object.values(plainMessages)) found.messages.set(message, "contract/plain-messages.ts");
  for (const code of Object.keys(statusOfCode)) found.messages.set(`failure:${code}`, "contract/errors.ts");
  for (const [name, { audience, path, message, body, query, params }] of endpoints()) {
    if (audience === "staff" || path.startsWith("/admin/")) continue;
    if (message) found.messages.set(message, name);
    for (const schema of [body, query, params]) for (const rule of rulesOf(schema)) found.messages.set(rule, name);
  }
  return found;
}

/** Every message in a schema, at any depth. A rule without one has a general message (contract/plain-messages.ts). */
export function rulesOf(schema: unknown): Set<string> {
  const rules = new Set<string>();
  const seen = new Set<unknown>();
  const look = (part: unknown): void => {
    if (typeof part !== "object" || part === null || seen.has(part)) return;
    seen.add(part);
    const { error } = part as { error?: (issue: object) => unknown };
    if (typeof error === "function") {
      const said = error({});
      if (typeof said === "string") rules.add(said);
    }
    const inner = "_zod" in part ? (part as { _zod: { def: object } })._zod.def : part;
    if (inner !== part) look(inner);
    else for (const value of Object.values(part)) look(value);
  };
  look(schema);
  return rules;
}
