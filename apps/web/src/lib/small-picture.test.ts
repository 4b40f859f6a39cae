import { expect, test } from "vitest";
import { type Codec, type Size, smallPicture, within } from "./small-picture.ts";

const KB = 1024;
const photo = (bytes: number, type = "image/jpeg") => new File([new Uint8Array(bytes)], "IMG_2041.JPG", { type });

/** Makes pictures whose size depends on their area and quality, and records its calls. */
function aCodec(size: Size, bytesAPixel: number) {
  const asked: (Size & { quality: number })[] = [];
  let closed = 0;
  const codec: Codec = {
    read: async () => ({
      ...size,
      write: async ({ width, height }, quality) => {
        asked.push({ width, height, quality });
        return new Blob([new Uint8Array(Math.round(width * height * bytesAPixel * quality))], { type: "image/webp" });
      },
      close: () => {
        closed++;
      },
    }),
  };
  return { codec, asked, closed: () => closed };
}

test("only the longer side counts, and nothing is enlarged", () => {
  expect(within({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(within({ width: 1000, height: 5000 }, 1600)).toEqual({ width: 320, height: 1600 });
  expect(within({ width: 640, height: 480 }, 1600)).toEqual({ width: 640, height: 480 });
  expect(within({ width: 20_000, height: 1 }, 1600)).toEqual({ width: 1600, height: 1 });
});

test("a camera picture is sent small, with a matching file name", async () => {
  const { codec, asked, closed } = aCodec({ width: 4000, height: 3000 }, 0.1);
  const sent = await smallPicture(photo(4_000 * KB), 1600, codec);
  expect(sent.size).toBeLessThanOrEqual(300 * KB);
  expect([sent.name, sent.type]).toEqual(["picture.webp", "image/webp"]);
  expect(asked).toEqual([{ width: 1600, height: 1200, quality: 0.85 }]);
  expect(closed()).toBe(1);
});

test("the quality is reduced before the target size is given up, but only to its limit", async () => {
  const { codec, asked } = aCodec({ width: 4000, height: 3000 }, 0.3);
  const sent = await smallPicture(photo(4_000 * KB), 1600, codec);
  expect(asked.map(({ quality }) => quality)).toEqual([0.85, 0.7, 0.5]);
  expect(sent.size).toBe(288_000);
});

test("a picture that is already small, unreadable or would grow is sent unchanged", async () => {
  const small = photo(200 * KB);
  expect(await smallPicture(small, 1600, aCodec({ width: 4000, height: 3000 }, 0.1).codec)).toBe(small);
  const broken = photo(900 * KB);
  const refuses: Codec = { read: () => Promise.reject(new Error("not a picture")) };
  expect(await smallPicture(broken, 1600, refuses)).toBe(broken);
  const dense = photo(310 * KB);
  expect(await smallPicture(dense, 1600, aCodec({ width: 1600, height: 1200 }, 2).codec)).toBe(dense);
});
