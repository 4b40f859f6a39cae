import { dot, mark, oval, path, sketch } from "./sketch.ts";

const cells = (xs: number[], y: number, width: number, height: number) =>
  xs.map((x) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3"/>`).join("");

/** W upper epidermis, X palisade layer, Y spongy layer, Z stoma. */
export const leafSection = sketch(
  340,
  240,
  "A section across a leaf, with layers of cells from the upper surface to the lower surface; parts are marked W, X, Y and Z.",
  [
    path("M50 28H270", 'stroke-width="4"'),
    cells([50, 94, 138, 182, 226], 32, 43, 18),
    cells([50, 72, 94, 116, 138, 160, 182, 204, 226, 248], 52, 20, 56),
    ...[60, 82, 104, 126, 148, 170, 192, 214, 236, 258].map(
      (x) => `${dot(x, 66, 3)}${dot(x - 3, 82, 3)}${dot(x + 2, 96, 3)}`,
    ),
    ...[
      [70, 126],
      [112, 130],
      [155, 124],
      [200, 132],
      [246, 126],
      [88, 154],
      [134, 160],
      [226, 158],
      [258, 162],
    ].map(([x = 0, y = 0]) => `${oval(x, y, 18, 11)}${dot(x - 5, y, 2)}${dot(x + 6, y + 2, 2)}`),
    cells([50, 94], 184, 43, 16),
    cells([184, 228], 184, 43, 16),
    path("M138 186C152 186 156 192 150 200H138ZM182 186C168 186 164 192 170 200H182Z"),
    mark("W", 310, 30, 262, 42),
    mark("X", 310, 85, 264, 84),
    mark("Y", 310, 145, 258, 132),
    mark("Z", 160, 228, 160, 196),
  ],
);

/** W petal, X anther, Y stigma, Z ovary. */
export const flower = sketch(
  320,
  260,
  "A flower cut lengthwise, standing on its stalk; four parts are marked W, X, Y and Z.",
  [
    path("M150 250V205M164 250V205M128 205H186"),
    path("M128 205C90 180 60 120 85 60C110 100 128 150 140 203M186 205C224 180 254 120 229 60C204 100 186 150 174 203"),
    path("M128 205C110 215 95 205 85 190M186 205C204 215 219 205 229 190"),
    oval(157, 180, 17, 25),
    oval(157, 180, 5, 8),
    path("M154 155V70M160 155V70"),
    path("M146 70C148 60 166 60 168 70Z"),
    path("M142 198C130 160 128 130 130 105M172 198C184 160 186 130 184 105"),
    oval(130, 95, 6, 12),
    oval(184, 95, 6, 12),
    mark("W", 35, 70, 92, 100),
    mark("X", 280, 60, 188, 92),
    mark("Y", 157, 25, 157, 62),
    mark("Z", 290, 215, 170, 185),
  ],
);
