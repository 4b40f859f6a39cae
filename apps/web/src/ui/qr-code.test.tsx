import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QrCode } from "./qr-code.tsx";

const link = "otpauth://totp/SabiPrep%3Aadmin%40demo.ng?secret=XB6ZJVY7YV2RD25AT4TDDC2GCVGLM7MF&issuer=SabiPrep";

/** The picture as rows of dark and light, read from the rendered output. */
function drawn(text: string): boolean[][] {
  const markup = renderToStaticMarkup(<QrCode text={text} label="a code" />);
  expect(markup).toContain('role="img" aria-label="a code"');
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(markup)![1]);
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y] of markup.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) rows[Number(y)]![Number(x)] = true;
  return rows;
}

test("a QR code has its three corners and a light border of four, and differs for another text", () => {
  const picture = drawn(link);
  const corner = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];
  const at = (top: number, left: number) =>
    corner.map((_, y) =>
      picture[top + y]!.slice(left, left + 7)
        .map((dark) => (dark ? "#" : "."))
        .join(""),
    );
  const far = picture.length - 4 - 7;
  for (const [top, left] of [
    [4, 4],
    [4, far],
    [far, 4],
  ] as const)
    expect(at(top, left)).toEqual(corner);
  expect(at(far, far)).not.toEqual(corner);
  for (const edge of [...picture.slice(0, 4), ...picture.slice(-4)]) expect(edge).not.toContain(true);
  expect(drawn(link.replace("XB6Z", "XB6Y"))).not.toEqual(picture);
});
