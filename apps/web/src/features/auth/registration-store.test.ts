import type { User } from "@sabiprep/contract";
import { beforeEach, expect, test, vi } from "vitest";
import { keepRegistration, keptRegistration, REGISTRATION_MINUTES } from "./registration-store.ts";

const ada = { first_name: "Ada", email: "ada@example.com" } as User;
const MINUTE = 60_000;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

test("a registered user is known for 29 minutes, and not a moment longer", () => {
  keepRegistration(ada, REGISTRATION_MINUTES, 0);
  expect(keptRegistration(29 * MINUTE - 1)).toEqual(ada);
  expect(keptRegistration(29 * MINUTE)).toBeNull();
  expect(keptRegistration(0), "what expired is gone for good").toBeNull();
});

test("without a stated expiry, it is 60 minutes", () => {
  keepRegistration(ada, undefined, 0);
  expect(keptRegistration(60 * MINUTE - 1)).toEqual(ada);
  expect(keptRegistration(60 * MINUTE)).toBeNull();
});
