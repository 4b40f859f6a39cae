import * as z from "zod/mini";

/** A whole number within the range that we store: the number of a version or of a row. */
export const ordinal = (message: string) =>
  z.int({ error: message }).check(z.gte(0, { error: message }), z.lte(2_147_483_647, { error: message }));
