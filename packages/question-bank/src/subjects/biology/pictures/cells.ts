import { dot, mark, oval, path, sketch } from "./sketch.ts";

/** A chloroplast with its double membrane and four grana joined by lamellae. */
const chloroplast = (x: number, y: number): string =>
  `${oval(x, y, 20, 12)}${oval(x, y, 17.5, 9.5, 'stroke-width="0.7"')}${path(
    [-11, -4, 3, 10].flatMap((from) => [-4, -1.5, 1, 3.5].map((down) => `M${x + from - 2} ${y + down}h4.5`)).join(""),
    'stroke-width="1.4"',
  )}${path(`M${x - 9} ${y - 1.5}H${x + 10}M${x - 9} ${y + 1}H${x + 10}`, 'stroke-width="0.5"')}`;

/** W cell wall, X nucleus, Y vacuole, Z chloroplast. */
export const plantCell = sketch(
  340,
  250,
  "A box-shaped cell with a double outline; four of its parts are marked W, X, Y and Z.",
  [
    '<rect x="46" y="22" width="228" height="206" rx="10" stroke-width="3"/>',
    '<rect x="52" y="28" width="216" height="194" rx="8" stroke-width="1"/>',
    '<rect x="106" y="72" width="112" height="100" rx="24"/>',
    oval(88, 196, 24, 18),
    dot(93, 197, 5),
    chloroplast(82, 56),
    chloroplast(164, 50),
    chloroplast(243, 84),
    chloroplast(243, 150),
    chloroplast(180, 198),
    chloroplast(80, 128),
    mark("W", 318, 40, 274, 52),
    mark("X", 20, 222, 74, 200),
    mark("Y", 318, 118, 176, 122),
    mark("Z", 20, 50, 66, 56),
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
