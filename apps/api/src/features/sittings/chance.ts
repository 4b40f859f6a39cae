// The chance by which a test is drawn when its name is known beforehand: the same name gives the same questions in the same order, so that the
// first can be shown before there is a test. Nobody outside can work it out, and nothing has to be stored.
import { createHash, createHmac } from "node:crypto";
import type { AppContext } from "../../app-context.ts";

export function chanceOf(
  { secret }: Pick<AppContext, "secret">,
  candidateId: number,
  sittingUuid: string,
): () => number {
  const seed = createHmac("sha256", secret).update(`test ${sittingUuid} of ${candidateId}`).digest();
  let drawn = 0;
  return () => {
    drawn += 1;
    return createHash("sha256").update(seed).update(String(drawn)).digest().readUInt32LE() / 2 ** 32;
  };
}
