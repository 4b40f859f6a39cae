// What the device stores about screens: only in the tab, only as long as a session, and only the first name of a
// profile.
import { beforeEach, expect, test, vi } from "vitest";

const tab: Record<string, string> = {};
const device: Record<string, string> = {};

/** A storage with its own keys, as in a browser. */
const storageOver = (kept: Record<string, string>) =>
  new Proxy(kept, {
    get: (_, name) =>
      ({
        getItem: (key: string) => kept[key] ?? null,
        setItem: (key: string, text: string) => void Object.assign(kept, { [key]: text }),
        removeItem: (key: string) => void delete kept[key],
      })[name as string],
  });

beforeEach(() => {
  for (const kept of [tab, device]) for (const key of Object.keys(kept)) delete kept[key];
  vi.stubGlobal("sessionStorage", storageOver(tab));
  vi.stubGlobal("localStorage", storageOver(device));
  const textContent = JSON.stringify({ site_name: "SabiPrep", key_prefix: "SabiPrep" });
  vi.stubGlobal("document", { getElementById: () => ({ textContent }), documentElement: { dataset: {} } });
  vi.resetModules();
  tab["SabiPrep:candidate-token"] = "token";
  tab["SabiPrep:candidate"] = "token ada";
});

test("nothing about a candidate is in local storage, and data an earlier version left there is deleted", async () => {
  device["SabiPrep:last:ada:/candidates/profile"] = '{"at":1,"data":{"email":"ada@example.ng"}}';
  device.theme = "dark";
  const { profile, progress } = await import("@sabiprep/contract");
  const { keepLast, lastKnown } = await import("./last-known.ts");
  const user = { uuid: "ada", first_name: "Ada", last_name: "Obi", email: "ada@example.ng", phone: "+2348031234567" };
  await keepLast(profile.read, {}, { ...user, school: "Queen's", is_verified: true, profile_complete: true });
  await keepLast(progress.summary, {}, { totals: { tests: 3 } });
  expect(device).toEqual({ theme: "dark" });
  for (const word of [user.email, user.phone, "Obi", "Queen's"]) expect(JSON.stringify(tab)).not.toContain(word);
  expect(await lastKnown(profile.read, {})).toMatchObject({ data: { first_name: "Ada", email: "" } });
});

test("it ends with the session: at sign-out, and after twelve hours", async () => {
  const { progress } = await import("@sabiprep/contract");
  const { keepLast, lastKnown } = await import("./last-known.ts");
  const { keepToken } = await import("./session.ts");
  await keepLast(progress.summary, {}, { totals: { tests: 3 } });
  expect(await lastKnown(progress.summary, {})).toMatchObject({ data: { totals: { tests: 3 } } });
  vi.useFakeTimers({ now: Date.now() + 12 * 3_600_000 + 1 });
  expect(await lastKnown(progress.summary, {})).toBeUndefined();
  vi.useRealTimers();
  keepToken("candidate", null);
  expect(Object.keys(tab).filter((key) => key.includes(":last:"))).toEqual([]);
});
