import { mark, oval, path, sketch } from "./sketch.ts";

/** W right auricle, X right ventricle, Y left auricle, Z left ventricle; seen from the front, so the right side is drawn on the left. */
export const heart = sketch(
  320,
  250,
  "A section of a mammal's heart seen from the front, with four chambers marked W, X, Y and Z; the animal's right side is on the left of the picture.",
  [
    path("M95 70C60 75 55 125 80 145C85 195 140 235 165 240C215 225 245 185 240 145C262 120 255 75 220 70"),
    path("M95 70C110 60 145 62 158 80C170 62 205 60 220 70"),
    path("M158 80C156 140 160 190 164 236", 'stroke-width="5"'),
    path(
      "M80 142C95 132 100 152 115 142M135 142C142 150 150 138 156 142M161 142C170 150 178 136 186 142M208 142C220 152 228 132 240 142",
    ),
    path("M115 142C120 160 128 160 135 142M186 142C192 160 202 160 208 142", 'stroke-width="1"'),
    path("M235 152C236 185 205 214 172 224", 'stroke-width="7"'),
    path("M84 66V30M102 64V30M196 62C196 30 150 20 140 62M214 66C214 8 124 4 122 62"),
    mark("W", 25, 95, 100, 105),
    mark("X", 25, 190, 118, 185),
    mark("Y", 297, 95, 205, 105),
    mark("Z", 297, 200, 200, 180),
  ],
);

/** W cornea, X iris, Y lens, Z retina. */
export const eye = sketch(
  320,
  220,
  "A section of a human eye with light coming from the left; four parts are marked W, X, Y and Z.",
  [
    path("M92 66A80 80 0 1 1 92 154"),
    path("M100 72A70 70 0 1 1 100 148", 'stroke-width="1"'),
    path("M92 66C60 85 60 135 92 154"),
    oval(112, 110, 13, 27),
    path("M92 68L97 92M92 152L97 128", 'stroke-width="4"'),
    path("M100 72L108 84M100 148L108 136", 'stroke-width="1"'),
    path("M233 128L275 142M228 142L270 158"),
    mark("W", 25, 60, 71, 98),
    mark("X", 25, 175, 95, 137),
    mark("Y", 82, 24, 112, 95),
    mark("Z", 285, 70, 227, 89),
  ],
);

/** X enamel, Y dentine, Z pulp cavity. */
export const tooth = sketch(
  280,
  240,
  "A section of a molar tooth standing in the gum and jaw; three parts are marked X, Y and Z.",
  [
    path(
      "M75 110C65 60 80 35 105 45C120 52 130 40 140 42C170 30 190 60 180 110C178 150 175 190 162 215C155 190 150 160 128 158C106 160 102 190 94 215C80 190 77 150 75 110Z",
    ),
    path("M80 108C76 70 88 52 106 58C120 62 132 54 142 54C162 48 178 70 174 108", 'stroke-width="1"'),
    path(
      "M108 100C112 80 140 78 148 100C152 130 158 160 160 190M108 100C104 130 98 160 97 190M112 140C118 134 138 134 144 140",
      'stroke-width="1"',
    ),
    path("M30 112C50 100 65 105 74 112M182 112C195 104 210 102 228 112"),
    mark("X", 235, 40, 184, 68),
    mark("Y", 235, 85, 164, 94),
    mark("Z", 35, 60, 126, 104),
  ],
);
