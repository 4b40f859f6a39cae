// The random generator for a test whose name is known in advance. The same name gives the same questions in the same
// order, so the first can be shown before the test exists. Nobody outside can calculate it, and nothing has to be
// stored.
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
