import { expect, test } from "vitest";
import { features } from "../../app.ts";
import { retireAll } from "../../jobs/retire.ts";
import { aCandidate } from "../../testing/people.ts";
import { type Api, startApi } from "../../testing/start-api.ts";
import { exportFileUrl, removeFile, signedFileUrl, storeFile } from "./public.ts";

const bytes = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251));

const aFile = async (api: Api, more: Partial<Parameters<typeof storeFile>[2]> = {}) => {
  const { uuid } = await storeFile(api.context, api.db, {
    purpose: "material",
    name: "lesson.mp4",
    mime_type: "video/mp4",
    bytes,
    ...more,
  });
  return { uuid, link: `${api.url}${signedFileUrl(api.context.secret, uuid, api.clock.now())}` };
};

test("a signed link opens only its own file, for ten to fifteen minutes", async () => {
  const api = await startApi();
  const { link } = await aFile(api);
  const other = await aFile(api);
  const whole = await fetch(link);
  expect([whole.status, Buffer.from(await whole.arrayBuffer()).equals(bytes)]).toEqual([200, true]);

  const url = new URL(link);
  const signature = url.searchParams.get("signature")!;
  const expires = url.searchParams.get("expires")!;
  const altered = [
    link.replace(/files\/[^?]+/, `files/${other.uuid}`),
    link.replace(signature, (signature.startsWith("a") ? "b" : "a") + signature.slice(1)),
    link.replace(signature, signature.slice(0, -1)),
    link.replace(signature, ""),
    link.replace(expires, String(Number(expires) + 1)),
    link.replace(expires, "9999999999"),
    link.replace(expires, "NaN"),
    link.split("?")[0]!,
    `${link.split("?")[0]}?expires[]=1&signature[]=x`,
    `${api.url}/api/files/..%2f..%2fetc%2fpasswd?expires=${expires}&signature=${signature}`,
    `${api.url}/api/files/%00?expires=${expires}&signature=${signature}`,
  ];
  for (const broken of altered) {
    const response = await fetch(broken);
    expect([broken, response.status, (await response.json()).code]).toEqual([broken, 404, "not_found"]);
  }
  api.clock.advance(9 * 60_000 + 59_000);
  expect((await fetch(link)).status).toBe(200);
  api.clock.advance(5 * 60_000 + 2_000);
  expect((await fetch(link)).status).toBe(404);
});

test("a removed file cannot be opened, even with a signed link", async () => {
  const api = await startApi();
  const { uuid, link } = await aFile(api);
  await removeFile(api.context, api.db, uuid);
  expect((await fetch(link)).status).toBe(404);
});

test("ranges are served as browsers request them for media", async () => {
  const api = await startApi();
  const { link } = await aFile(api);
  const asked: [string, number, number][] = [
    ["bytes=0-99", 0, 99],
    ["bytes=500-", 500, 999],
    ["bytes=-100", 900, 999],
    ["bytes=990-5000", 990, 999],
    ["bytes=0-0", 0, 0],
    ["bytes=-5000", 0, 999],
  ];
  for (const [range, start, end] of asked) {
    const part = await fetch(link, { headers: { range } });
    const body = Buffer.from(await part.arrayBuffer());
    expect([range, part.status, part.headers.get("content-range"), part.headers.get("content-length")]).toEqual([
      range,
      206,
      `bytes ${start}-${end}/1000`,
      String(end - start + 1),
    ]);
    expect(body.equals(bytes.subarray(start, end + 1))).toBe(true);
  }
  for (const range of ["bytes=1000-", "bytes=5000-6000", "bytes=9-3", "bytes=-0"]) {
    const none = await fetch(link, { headers: { range } });
    expect([range, none.status, none.headers.get("content-range")]).toEqual([range, 416, "bytes */1000"]);
  }
  for (const range of ["bytes=0-1,5-6", "lines=1-2", "bytes=a-b", "bytes=-"]) {
    const whole = await fetch(link, { headers: { range } });
    expect([range, whole.status, (await whole.arrayBuffer()).byteLength]).toEqual([range, 200, 1000]);
  }
});

test("a partial download continues only while the file is the same", async () => {
  const api = await startApi();
  const { link } = await aFile(api);
  const etag = (await fetch(link)).headers.get("etag")!;
  const same = await fetch(link, { headers: { range: "bytes=10-19", "if-range": etag } });
  expect([same.status, (await same.arrayBuffer()).byteLength]).toEqual([206, 10]);
  const changed = await fetch(link, { headers: { range: "bytes=10-19", "if-range": '"another"' } });
  expect([changed.status, (await changed.arrayBuffer()).byteLength]).toEqual([200, 1000]);
  const known = await fetch(link, { headers: { "if-none-match": etag } });
  expect([known.status, (await known.arrayBuffer()).byteLength]).toEqual([304, 0]);
});

test("files cannot run or be taken for another type, and only our own pages may frame them", async () => {
  const api = await startApi();
  const shown: [string, string, string][] = [
    ["image/webp", "avatar.webp", "inline"],
    ["application/pdf", "notes.pdf", "inline"],
    ["audio/mpeg", "passage.mp3", "inline"],
    ["image/svg+xml", "drawing.svg", "attachment"],
    ["text/html", "page.html", "attachment"],
    ["application/zip", 'my "data"\r\nx: y.zip', "attachment"],
  ];
  for (const [mime_type, name, disposition] of shown) {
    const { link } = await aFile(api, { mime_type, name });
    const { headers } = await fetch(link, { headers: { range: "bytes=0-1" } });
    expect(headers.get("content-type")).toBe(mime_type);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
    expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
    expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(headers.get("cache-control")).toBe("private, max-age=600");
    expect(headers.get("content-disposition")).toBe(`${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`);
    expect(headers.get("x")).toBeNull();
  }
});

test("browsers never cache a file that shows a person or was sent by one", async () => {
  const api = await startApi();
  for (const purpose of ["avatar", "report"] as const) {
    const { link } = await aFile(api, { purpose, mime_type: "image/webp" });
    expect([purpose, (await fetch(link)).headers.get("cache-control")]).toEqual([purpose, "no-store"]);
  }
});

test("a session that ends while its file is made gets no link, and the server does not fail", async () => {
  const api = await startApi();
  const { uuid } = await aFile(api);
  const asked = exportFileUrl(api.context, api.db, uuid, { session_id: 2 ** 40 }, api.clock.now());
  await expect(asked).rejects.toMatchObject({ code: "unauthenticated", status: 403 });
});

test("an empty file is served as an empty file", async () => {
  const api = await startApi();
  const { link } = await aFile(api, { bytes: Buffer.alloc(0) });
  const empty = await fetch(link);
  expect([empty.status, empty.headers.get("content-length")]).toEqual([200, "0"]);
  expect((await fetch(link, { headers: { range: "bytes=0-" } })).status).toBe(416);
});

test("staff exports are deleted the next night with their bytes, and other files stay", async () => {
  const api = await startApi();
  const { id: candidate_id } = await aCandidate(api);
  const old = await aFile(api, { purpose: "export", name: "users.csv" });
  const kept = [
    await aFile(api, { purpose: "export", candidate_id, name: "my-data.zip" }),
    await aFile(api, { purpose: "material" }),
    await aFile(api, { purpose: "logo" }),
  ];
  api.clock.advance(25 * 3_600_000);
  const fresh = await aFile(api, { purpose: "export", name: "users.csv" });

  await retireAll(api.context, features);
  await api.settle();
  const left = new Set((await api.db.selectFrom("files").select("uuid").execute()).map(({ uuid }) => uuid));
  expect([old, ...kept, fresh].map(({ uuid }) => left.has(uuid))).toEqual([false, true, true, true, true]);
  expect(await api.context.fileStore.read(old.uuid, { start: 0, end: 1 })).toBeNull();
});
