import { expect, test } from "vitest";
import { beforeSignOut } from "../lib/sign-out-checks.ts";
import { signOut } from "./sign-out.ts";

test("a candidate with unsent answers stays signed in and gets the reason", async () => {
  const letGo = beforeSignOut(async () => "Three answers are not sent yet.");
  expect(await signOut("candidate")).toBe("Three answers are not sent yet.");
  letGo();
});
