// How options are compared and counted. Two options are the same only if they are written the same. In word stress,
// chemistry and genetics the capitals are the answer: EXpostulate and exPOStulate, CO and Co, x² and X² are different
// options.

const written = (option: string) => option.normalize("NFC").replaceAll(/\s+/g, " ").trim();

/**
 * For each option, the index of the first one that is written the same: its own index, unless it is a duplicate. Empty
 * options have none.
 */
export function firstAlike(options: readonly string[]): number[] {
  const seen = options.map(written);
  return seen.map((option, at) => (option === "" ? at : seen.indexOf(option)));
}

/** True and False, in this order: these are the only two options, whatever else the question shows. */
export const isTruth = (options: readonly string[]): boolean => {
  const said = options.map((option) => written(option).toLowerCase()).filter(Boolean);
  return said.length === 2 && said[0] === "true" && said[1] === "false";
};
