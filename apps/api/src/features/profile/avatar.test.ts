import { AVATAR_MAX_BYTES, profile } from "@sabiprep/contract";
import sharp from "sharp";
import { expect, test } from "vitest";
import { formWith } from "../../testing/form-with.ts";
import { aCandidate } from "../../testing/people.ts";
import { type Api, startApi } from "../../testing/start-api.ts";

const NOT_A_PICTURE = "Please choose a JPEG, PNG or WebP picture.";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 11, g: 107, b: 58 } } });

async function upload(api: Api, token: string, bytes: Uint8Array, name = "me.jpg", type = "image/jpeg") {
  const response = await fetch(`${api.url}/api/candidates/profile/avatar`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: formWith(bytes, name, type),
  });
  return { status: response.status, body: await response.json() };
}

const filesOf = (api: Api) => api.db.selectFrom("files").select(["uuid", "mime_type", "name", "size"]).execute();

test("a picture is re-encoded, small and square, without the camera's data", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  const withExif = await picture(900, 500)
    .withExif({ IFD0: { Artist: "Secret Person", ImageDescription: "At home" }, IFD3: { GPSLatitude: "6/1 27/1 0/1" } })
    .jpeg()
    .toBuffer();
  expect((await sharp(withExif).metadata()).exif).toBeDefined();
  const { status, body } = await upload(api, ada.access_token, withExif, "../../at home.jpg");
  expect([status, body.message]).toEqual([200, "Your picture has been saved."]);

  const shown = await fetch(`${api.url}${body.data.avatar_url}`);
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  const seen = await sharp(bytes).metadata();
  expect([seen.format, seen.width, seen.height, seen.exif]).toEqual(["webp", 256, 256, undefined]);
  expect(bytes.includes("Secret Person")).toBe(false);
  expect(await filesOf(api)).toMatchObject([{ mime_type: "image/webp", name: "avatar.webp" }]);
});

test("a new picture replaces the old one and its bytes, and removing it leaves none", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  const png = await picture(300, 300).png().toBuffer();
  const webp = await picture(20, 40).webp().toBuffer();
  const first = (await upload(api, ada.access_token, png)).body.data.avatar_url;
  const second = (await upload(api, ada.access_token, webp)).body.data.avatar_url;
  expect((await fetch(`${api.url}${first}`)).status).toBe(404);
  expect((await fetch(`${api.url}${second}`)).status).toBe(200);
  const [kept] = await filesOf(api);
  expect((await ada.as.call(profile.removeAvatar, {})).avatar_url).toBeNull();
  expect((await fetch(`${api.url}${second}`)).status).toBe(404);
  expect(await api.context.fileStore.read(kept!.uuid, { start: 0, end: 1 })).toBeNull();
  expect(await filesOf(api)).toEqual([]);
});

test("a file that only pretends to be a picture is refused, whatever its name", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
  const jpeg = await picture(200, 200).jpeg().toBuffer();
  const pretenders: [string, Buffer][] = [
    ["picture.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ["picture.jpg", Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ["picture.gif", Buffer.concat([gif, Buffer.from("/*<script>alert(1)</script>*/")])],
    ["picture.gif.js", Buffer.from("GIF89a=1;alert(1)//")],
    ["picture.png", Buffer.from("not a picture at all")],
    ["picture.png", Buffer.from("%PDF-1.7\n1 0 obj<</JS(app.alert(1))>>endobj")],
    ["half.jpg", jpeg.subarray(0, Math.floor(jpeg.length / 2))],
    ["empty.jpg", Buffer.alloc(0)],
  ];
  for (const [name, bytes] of pretenders) {
    const { status, body } = await upload(api, ada.access_token, bytes, name);
    expect([name, status, body.message, body.errors]).toEqual([name, 400, NOT_A_PICTURE, { file: [NOT_A_PICTURE] }]);
  }
  expect(await filesOf(api)).toEqual([]);
});

test("a script hidden behind a real picture does not survive", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  const polyglot = Buffer.concat([await picture(50, 50).png().toBuffer(), Buffer.from("<script>alert(1)</script>")]);
  const { status, body } = await upload(api, ada.access_token, polyglot);
  expect(status).toBe(200);
  const bytes = Buffer.from(await (await fetch(`${api.url}${body.data.avatar_url}`)).arrayBuffer());
  expect(bytes.includes("script")).toBe(false);
});

test("too many bytes or pixels, or no file, are refused and leave nothing behind", async () => {
  const api = await startApi();
  const ada = await aCandidate(api);
  const large = Buffer.concat([await picture(50, 50).png().toBuffer(), Buffer.alloc(AVATAR_MAX_BYTES)]);
  const tooLarge = await upload(api, ada.access_token, large);
  expect([tooLarge.status, tooLarge.body.code, tooLarge.body.message]).toEqual([
    413,
    "too_large",
    "The file is larger than 5 MB.",
  ]);
  const bomb = await picture(8_000, 6_000).png().toBuffer();
  expect((await upload(api, ada.access_token, bomb)).body.message).toBe(NOT_A_PICTURE);

  const send = (headers: Record<string, string>, body: string | FormData) =>
    fetch(`${api.url}/api/candidates/profile/avatar`, {
      method: "POST",
      headers: { authorization: `Bearer ${ada.access_token}`, ...headers },
      body,
    });
  const empty = new FormData();
  empty.append("name", "no file");
  expect((await send({}, empty)).status).toBe(400);
  expect((await send({ "content-type": "application/json" }, "{}")).status).toBe(415);
  expect((await send({ "content-type": "multipart/form-data; boundary=x" }, "--x\r\nbroken")).status).toBe(400);
  expect((await send({ "content-type": "multipart/form-data" }, "no boundary")).status).toBe(400);
  expect(await filesOf(api)).toEqual([]);
});
