import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchFirst, preloadedParts, preloadedReply } from "./preloaded.ts";

const asked: string[] = [];
const signal = new AbortController().signal;
const get = (address: string) => fetchFirst(address, { method: "GET", signal });
const dataOf = async (reply: Response) => (await reply.json()).data;

function begin(reply: Response | null, brings: string[] = ["/profile", "/progress"]) {
  window.firstCall = { address: "/api/screens/home", brings, reply: Promise.resolve(reply) };
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("window", {});
  vi.spyOn(performance, "now").mockReturnValue(500);
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json({ data: "from the server" });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("preloaded data answers the screen's own calls, even twice, and other calls go to the server", async () => {
  begin(Response.json({ data: { "/profile": { name: "Ada" }, "/progress": null } }));
  expect(await dataOf(await get("/api/profile"))).toEqual({ name: "Ada" });
  expect(await dataOf(await get("/api/profile"))).toEqual({ name: "Ada" });
  expect(await dataOf(await get("/api/progress"))).toBeNull();
  expect(asked).toEqual([]);
  expect(await dataOf(await get("/api/exams"))).toBe("from the server");
  expect(asked).toEqual(["/api/exams"]);
});

test("a call whose full answer was preloaded uses it once", async () => {
  begin(Response.json({ data: "the test" }), []);
  expect(await dataOf(await get("/api/screens/home"))).toBe("the test");
  expect(await dataOf(await get("/api/screens/home"))).toBe("from the server");
});

test("a call that includes its own answer has it at the first render and for every caller", async () => {
  begin(Response.json({ data: { role: "owner" } }), ["/screens/home"]);
  await preloadedParts();
  expect(preloadedReply("/screens/home")).toEqual({ role: "owner" });
  expect(await dataOf(await get("/api/screens/home"))).toEqual({ role: "owner" });
  begin(Response.json({ message: "Unauthenticated" }, { status: 403 }), ["/screens/home"]);
  expect(await dataOf(await get("/api/screens/home"))).toBe("from the server");
});

test("after a missing part, a refusal or a broken network, the screen calls the server itself", async () => {
  begin(Response.json({ data: {} }));
  await get("/api/profile");
  begin(Response.json({ message: "Unauthenticated" }, { status: 403 }));
  await get("/api/profile");
  begin(null);
  await get("/api/profile");
  expect(asked).toEqual(["/api/profile", "/api/profile", "/api/profile"]);
});

test("after a change, and when it is no longer fresh, everything is requested again", async () => {
  begin(Response.json({ data: { "/profile": "old" } }));
  await fetchFirst("/api/profile", { method: "PUT", signal });
  expect(await dataOf(await get("/api/profile"))).toBe("from the server");
  begin(Response.json({ data: { "/profile": "old" } }));
  vi.spyOn(performance, "now").mockReturnValue(31_000);
  expect(await dataOf(await get("/api/profile"))).toBe("from the server");
});

test("a caller that aborts does not wait for it", async () => {
  window.firstCall = { address: "/api/x", brings: ["/profile"], reply: new Promise(() => {}) };
  const controller = new AbortController();
  const waiting = fetchFirst("/api/profile", { method: "GET", signal: controller.signal });
  controller.abort(new Error("too slow"));
  await expect(waiting).rejects.toThrow("too slow");
});

test("loaded data is available without waiting, until a change or until it is old", async () => {
  begin(Response.json({ data: { "/profile": { name: "Ada" } } }));
  expect(preloadedReply("/profile")).toBeUndefined();
  await preloadedParts();
  expect(preloadedReply("/profile")).toEqual({ name: "Ada" });
  expect(preloadedReply("/progress")).toBeUndefined();
  vi.spyOn(performance, "now").mockReturnValue(31_000);
  expect(preloadedReply("/profile")).toBeUndefined();
  vi.spyOn(performance, "now").mockReturnValue(500);
  await fetchFirst("/api/profile", { method: "PATCH", signal });
  expect(preloadedReply("/profile")).toBeUndefined();
});

test("a call that is its own answer is not read before its caller asks", async () => {
  begin(Response.json({ data: "the test" }), []);
  await preloadedParts();
  expect(await dataOf(await get("/api/screens/home"))).toBe("the test");
});
