import { dot, mark, oval, path, sketch } from "./sketch.ts";

/** W cell wall, X nucleus, Y vacuole, Z chloroplast. */
export const plantCell = sketch(
  320,
  220,
  "A box-shaped cell with a double outline; four of its parts are marked W, X, Y and Z.",
  [
    '<rect x="50" y="25" width="200" height="170" rx="10"/>',
    '<rect x="57" y="32" width="186" height="156" rx="8" stroke-width="1"/>',
    '<rect x="95" y="65" width="110" height="95" rx="22"/>',
    oval(85, 172, 17, 12),
    dot(88, 172, 4),
    ...[
      [76, 55],
      [150, 47],
      [225, 95],
      [224, 150],
      [150, 175],
      [74, 115],
    ].map(([x = 0, y = 0]) => `${oval(x, y, 11, 6)}${path(`M${x - 6} ${y}h12`, 'stroke-width="1"')}`),
    mark("W", 295, 40, 250, 52),
    mark("X", 22, 195, 72, 174),
    mark("Y", 295, 120, 170, 112),
    mark("Z", 22, 50, 66, 55),
  ],
);

/** X flagellum, Y cell wall, Z genetic material. */
export const bacterium = sketch(
  340,
  170,
  "A rod-shaped cell with a long whip at one end; three of its parts are marked X, Y and Z.",
  [
    '<rect x="70" y="45" width="170" height="80" rx="40"/>',
    '<rect x="78" y="53" width="154" height="64" rx="32" stroke-width="1"/>',
    path("M240 85c20-25 30 25 48 0s28 20 42 0"),
    path("M120 90c8-22 22 10 34-8s24-14 34 4-16 22-30 12-24 16-38-8z"),
    dot(105, 70, 2),
    dot(205, 72, 2),
    dot(200, 103, 2),
    dot(110, 105, 2),
    dot(150, 66, 2),
    mark("X", 300, 40, 286, 84),
    mark("Y", 40, 30, 82, 58),
    mark("Z", 150, 152, 154, 96),
  ],
);

/** X dendrite, Y nucleus, Z axon, W the muscle. */
export const motorNeurone = sketch(
  380,
  160,
  "A nerve cell with a branched body at the left and a long fibre that ends in branches on a muscle at the right; parts are marked W, X, Y and Z.",
  [
    oval(80, 80, 28, 24),
    oval(80, 80, 9, 8),
    path(
      "M60 63L40 45M40 45L28 48M40 45L42 30M56 92L36 108M36 108L22 106M36 108L38 122M75 56L72 34M72 34L62 24M72 34L82 24",
    ),
    path("M108 76H290M108 84H290"),
    ...[125, 165, 205, 245].map((x) => `<rect x="${x}" y="70" width="32" height="20" rx="6" stroke-width="1"/>`),
    path("M290 80L324 55M290 80L324 80M290 80L324 105"),
    '<rect x="324" y="40" width="34" height="80" rx="4"/>',
    path("M335 42V118M346 42V118", 'stroke-width="1"'),
    mark("X", 18, 70, 40, 104),
    mark("Y", 110, 22, 84, 75),
    mark("Z", 185, 130, 202, 82),
    mark("W", 312, 146, 341, 104),
  ],
);
