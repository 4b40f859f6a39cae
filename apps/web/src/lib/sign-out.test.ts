import { expect, test } from "vitest";
import { signOut } from "./sign-out.ts";
import { beforeSignOut } from "./sign-out-checks.ts";

test("whoever holds unsent answers stays signed in and is told why", async () => {
  const letGo = beforeSignOut(async () => "Three answers are not sent yet.");
  expect(await signOut("candidate")).toBe("Three answers are not sent yet.");
  letGo();
});
