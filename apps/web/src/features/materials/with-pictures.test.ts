import { expect, test } from "vitest";
import { withPictures } from "./with-pictures.ts";

test("each drawing is fetched once and embedded in the text, and nothing else changes", async () => {
  const asked: string[] = [];
  const get = async (address: string) => {
    asked.push(address);
    return `<svg>${address.length} "</svg>`;
  };
  const image = '<img src="/api/pictures/ab12.svg" alt="A ray">';
  const kept = await withPictures(`<p>/api/pictures/ab12.svg</p>${image}${image}`, get);
  expect(asked).toEqual(["/api/pictures/ab12.svg"]);
  expect(kept.match(/data:image\/svg\+xml,%3Csvg%3E22%20%22%3C%2Fsvg%3E/g)).toHaveLength(2);
  expect(kept).toContain("<p>/api/pictures/ab12.svg</p>");
  expect(await withPictures("<p>Words</p>", get)).toBe("<p>Words</p>");
});
