import { soleQuantity } from "../reading/quantity.ts";

/**
 * What the options count ("plants", "land snails"). It must be the same in all options, and the question must mention
 * it.
 */
export function countedThing(body: string, options: readonly string[]): string {
  const [thing, ...others] = new Set(options.map((option) => soleQuantity(option).unit));
  if (!thing || others.length) throw new Error(`the options count ${[thing, ...others]}`);
  if (!body.includes(thing)) throw new Error(`the question does not speak of ${thing}`);
  return thing;
}
