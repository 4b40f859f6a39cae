// The slip behind a wrong option as a sentence to the candidate who chose it: "left out the mass" is "You left out the mass."
// Some slips only say that a figure came out wrong. Nobody finds himself in "halved the result", so they give no sentence.

/** A wrong figure without a cause. */
const filler =
  /^(?:slipped\b|made an? (?:\w+ )?(?:error|mistake|slip)\b|(?:halved|doubled|quartered) (?:the|or|twice)\b)/;
/** A sign lost nobody knows where. */
const anySign = /^(?:lost|got|changed) (?:a|the|both|every) signs?(?: wrong)?$/;
/** What was done in the place of what: that is a cause. */
const cause = / (?:instead of|but|as well as|where|because|like|as if) /;

/** Undefined where the slip says nothing a candidate could recognise. */
export function whyOfSlip(slip: string): string | undefined {
  const said = slip.trim();
  if (!said || anySign.test(said) || (filler.test(said) && !cause.test(said))) return undefined;
  return `You ${said}${said.endsWith(".") ? "" : "."}`;
}
