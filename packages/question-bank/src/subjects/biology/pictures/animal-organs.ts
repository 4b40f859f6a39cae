import { mark, oval, path, sketch } from "./sketch.ts";

/**
 * W right auricle, X right ventricle, Y left auricle, Z left ventricle; seen from the front, so the right side is drawn on the left.
 * The venae cavae open into W and the pulmonary veins into Y; the pulmonary artery leaves X and passes in front of the aorta, which leaves Z.
 */
export const heart = sketch(
  340,
  300,
  "A section of a mammal's heart with its great vessels, seen from the front, with arrows for the way of the blood; four chambers are marked W, X, Y and Z. The animal's right side is on the left of the picture.",
  [
    // upper vena cava, right auricle, lower vena cava
    path("M84 24V88C58 94 50 118 50 150V288M104 24V88C128 90 138 112 134 156M68 288V172"),
    // left auricle and the two pulmonary veins
    path(
      "M200 156C196 124 204 102 232 102C248 102 256 104 262 108H316M316 120H268V132H316M316 144H270C270 150 268 158 266 164",
    ),
    // walls of the ventricles, the left one thicker, and the septum between them
    path("M68 172C72 220 120 268 184 280", 'stroke-width="4" stroke-linecap="round"'),
    path("M266 164C272 214 240 264 184 280", 'stroke-width="9" stroke-linecap="round"'),
    path("M163 152C165 196 172 240 184 278", 'stroke-width="8" stroke-linecap="round"'),
    // valves between auricles and ventricles
    path("M68 170C76 160 84 158 88 160L98 180M134 156C124 154 118 156 114 160L104 180"),
    path("M200 156C208 154 214 156 218 160L228 180M266 164C258 158 248 156 244 160L234 180"),
    // pulmonary artery, in front
    path(
      "M134 156C138 124 166 112 176 90C184 72 204 66 232 66H316M163 152C164 134 190 122 197 104C202 90 216 86 236 86H316",
    ),
    path("M137 142C140 153 149 153 151 141C154 152 162 151 166 140", 'stroke-width="1"'),
    // aorta, behind it
    path(
      "M200 156C200 138 198 122 193 112M147 124C130 96 126 66 138 46C158 12 236 10 246 66M171 100C158 82 156 68 164 58C178 38 220 40 224 66",
    ),
    path("M169 140C172 152 181 152 184 141C187 152 196 152 200 142", 'stroke-width="1"'),
    path("M160 29V12M170 24V12M186 20V8M196 20V8M212 24V12M222 30V12", 'stroke-width="1"'),
    // the direction of the blood in the vessels
    path(
      "M94 32v24m-4-8l4 8l4-8M59 282v-24m-4 8l4-8l4 8M312 114h-24m8-4l-8 4l8 4M312 138h-24m8-4l-8 4l8 4M282 76h24m-8-4l8 4l-8 4M143 92v-24m-4 8l4-8l4 8",
      'stroke-width="1"',
    ),
    mark("W", 22, 110, 92, 128),
    mark("X", 22, 230, 122, 212),
    mark("Y", 326, 194, 236, 130),
    mark("Z", 326, 240, 214, 212),
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
