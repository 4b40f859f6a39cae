import { expect, test, vi } from "vitest";
import { guardPage, isAnyTabGuarded } from "./page-guard.ts";

test("while a test is only in memory, the browser asks before the page closes, and other tabs can see it", async () => {
  const asks = new Set<(event: { preventDefault: () => void }) => void>();
  const held = new Set<string>();
  vi.stubGlobal("window", {
    addEventListener: (_name: string, ask: () => void) => asks.add(ask),
    removeEventListener: (_name: string, ask: () => void) => asks.delete(ask),
  });
  vi.stubGlobal("navigator", {
    locks: {
      request: async (name: string, _options: unknown, work: () => Promise<void>) => {
        held.add(name);
        await work();
        held.delete(name);
      },
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
    },
  });
  guardPage(true);
  guardPage(true);
  const preventDefault = vi.fn();
  for (const ask of asks) ask({ preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(1);
  expect(await isAnyTabGuarded()).toBe(true);
  guardPage(false);
  expect(asks.size).toBe(0);
  await vi.waitFor(async () => expect(await isAnyTabGuarded()).toBe(false));
});
