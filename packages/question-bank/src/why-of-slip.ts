// Turns the slip behind a wrong option into a sentence for the student who chose it: "left out the mass" becomes "You
// left out the mass." Some slips only say that a number is wrong. Students do not recognise themselves in "halved the
// result", so these slips give no sentence.

/** A wrong number without a cause. */
const filler =
  /^(?:slipped\b|made an? (?:\w+ )?(?:error|mistake|slip)\b|(?:halved|doubled|quartered) (?:the|or|twice)\b)/;
/** A lost sign without a cause. */
const anySign = /^(?:lost|got|changed) (?:a|the|both|every) signs?(?: wrong)?$/;
/** What the student did instead of something else: that is a cause. */
const cause = / (?:instead of|but|as well as|where|because|like|as if) /;

/** Undefined when the slip says nothing a student could recognise. */
export function whyOfSlip(slip: string): string | undefined {
  const said = slip.trim();
  if (!said || anySign.test(said) || (filler.test(said) && !cause.test(said))) return undefined;
  return `You ${said}${said.endsWith(".") ? "" : "."}`;
}
