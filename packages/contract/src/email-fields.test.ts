import { expect, test } from "vitest";
import * as z from "zod/mini";
import { registrationEmail, signInEmail } from "./fields.ts";

test("an email address with an invisible character is refused, so that it makes no second account", () => {
  for (const schema of [registrationEmail, signInEmail]) {
    expect(z.safeParse(schema, "ada@example.ng").success).toBe(true);
    for (const typed of ["ada@example.ng\u200b", "a\u200dda@example.ng", "ada\u202e@example.ng"])
      expect(z.safeParse(schema, typed).success).toBe(false);
  }
});
