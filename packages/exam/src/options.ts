// How options are compared and counted. Two options say the same only where they are written the same. In word stress, chemistry and genetics the capitals are the
// answer: EXpostulate and exPOStulate, CO and Co, x² and X² are different options.

const written = (option: string) => option.normalize("NFC").replaceAll(/\s+/g, " ").trim();

/** Of each option the place of the first that is written alike: its own, unless it is a twin. Empty ones have none. */
export function firstAlike(options: readonly string[]): number[] {
  const seen = options.map(written);
  return seen.map((option, at) => (option === "" ? at : seen.indexOf(option)));
}

/** True and False, in this order: two options are all there are, whatever else the question shows. */
export const isTruth = (options: readonly string[]): boolean => {
  const said = options.map((option) => written(option).toLowerCase()).filter(Boolean);
  return said.length === 2 && said[0] === "true" && said[1] === "false";
};
