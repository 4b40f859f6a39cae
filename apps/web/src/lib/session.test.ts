import { beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();

/** The page as the server fills it, and the storage of the page before. */
function aPage(site_name: string) {
  const textContent = JSON.stringify({ site_name, key_prefix: "SabiPrep" });
  const documentElement = { dataset: { for: "guest" } as Record<string, string>, hidden: false };
  const getElementById = (id: string) => (id === "site-config" ? { textContent } : null);
  vi.stubGlobal("document", { getElementById, documentElement });
  vi.stubGlobal("window", {});
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const replace = vi.fn();
  vi.stubGlobal("location", { replace });
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("localStorage", storage);
  vi.resetModules();
  return { replace };
}

beforeEach(() => stored.clear());

test("renaming the site signs nobody out, neither staff nor candidates", async () => {
  aPage("SabiPrep");
  const before = await import("./session.ts");
  before.keepToken("candidate", "a candidate's");
  before.keepToken("staff", "a member's");
  expect([...stored.keys()]).toEqual(["SabiPrep:candidate-token", "SabiPrep:staff-token"]);

  aPage("Another Name");
  const after = await import("./session.ts");
  expect([after.tokenOf("candidate"), after.tokenOf("staff")]).toEqual(["a candidate's", "a member's"]);
});

test("a guest page of the renamed site still redirects a signed-in candidate", async () => {
  stored.set("SabiPrep:candidate-token", "a candidate's");
  const { replace } = aPage("Another Name");
  await import("../first-paint.ts");
  expect(replace).toHaveBeenCalledWith("/dashboard");
});

test("a session renewed with a new token is still known as the same candidate's, without a request", async () => {
  aPage("SabiPrep");
  vi.stubGlobal("localStorage", { setItem: () => {}, getItem: () => null });
  const { keepToken, renewToken } = await import("./session.ts");
  const { candidateId, keepCandidateId } = await import("./candidate-id.ts");
  keepToken("candidate", "old");
  keepCandidateId("uuid-of-ada");
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  renewToken("candidate", "new");
  expect(stored.get("SabiPrep:candidate-token")).toBe("new");
  expect(await candidateId()).toBe("uuid-of-ada");
  renewToken("staff", "of a member");
  expect(await candidateId()).toBe("uuid-of-ada");
});
