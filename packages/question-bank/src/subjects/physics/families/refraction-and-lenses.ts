import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { about, clean, num, qty, sci, sciSlips, slips } from "../quantity.ts";

const topic = "refraction-and-lenses";
const refraction = "Apply the laws of refraction";
const lenses = "Apply the lens formula";

const depth = family(
  "apparent-depth",
  { topic, objective: refraction, difficulty: "medium", class_level: "SS2", count: 8 },
  (draw) => {
    const n = draw.pick([1.25, 1.5, 1.6, 4 / 3]);
    const real = draw.step(4, 60, 2);
    const apparent = real / n;
    const index = n === 4 / 3 ? "$\\frac{4}{3}$" : num(n);
    const medium = n === 4 / 3 ? "water" : n === 1.5 ? "a clear oil" : "a clear liquid";
    if (!clean(apparent, 1)) return null;
    const lift = draw.chance(0.5);
    const right = lift ? real - apparent : apparent;
    if (Math.abs(right - (real - right)) < 1e-9) return null;
    return {
      difficulty: lift ? "hard" : "medium",
      body: draw.pick([
        `A mark lies under ${real} cm of ${medium} of refractive index ${index}. ${lift ? "By how much does it seem to be raised" : "How deep does it seem to be"} when seen from straight above?`,
        `${draw.pick(people)} looks straight down at a coin at the bottom of a vessel holding ${medium} ${real} cm deep, of refractive index ${index}. Find ${lift ? "the upward shift of the coin's image" : "the apparent depth of the coin"}.`,
        `The refractive index of ${medium} is ${index}. Calculate the ${lift ? "apparent upward displacement" : "apparent depth"} of an object ${real} cm below its surface, viewed normally.`,
      ]),
      right: qty(right, "cm"),
      wrong: slips("cm", [
        [lift ? apparent : real - apparent, lift ? "gave the apparent depth" : "gave the upward shift"],
        [real * n, "multiplied by the refractive index"],
        [real, "gave the real depth"],
        [
          lift ? real * n - real : real + apparent,
          lift
            ? "multiplied by n instead of dividing, and subtracted the depths the other way"
            : "added the apparent depth to the real depth",
        ],
        [real / (n - 1), "divided by n − 1"],
      ]),
      explanation: `Refractive index = real depth ÷ apparent depth, so apparent depth $= \\dfrac{\\text{real depth}}{n} = ${real} \\div ${index.replaceAll("$", "")}${n === 4 / 3 ? ` = ${real} \\times \\frac{3}{4}` : ""} = ${num(apparent)}\\text{ cm}$${lift ? `, so the shift is $${real} - ${num(apparent)}$, or ${qty(right, "cm")}. ${qty(apparent, "cm")} is the apparent depth itself.` : `. It seems ${qty(right, "cm")} deep; multiplying by n would make it look deeper, which never happens from above.`}`,
    };
  },
);

const lightSpeed = family(
  "speed-of-light-in-medium",
  { topic, objective: refraction, difficulty: "easy", class_level: "SS2", count: 7 },
  (draw) => {
    const n = draw.pick([1.2, 1.25, 1.5, 1.875, 2, 2.4, 2.5]);
    const right = 3e8 / n;
    // No common solid or crystal has such a low refractive index.
    const medium = draw.pick(
      n < 1.4 ? ["a transparent medium"] : ["a transparent medium", "a certain clear solid", "a certain crystal"],
    );
    return {
      body: draw.pick([
        `The refractive index of ${medium} is ${n}. What is the speed of light in it? [speed of light in vacuum = $3 \\times 10^{8}\\text{ m s}^{-1}$]`,
        `Find the speed of light in ${medium} of refractive index ${n}, if light travels at $3 \\times 10^{8}\\text{ m s}^{-1}$ in air.`,
        `Light enters ${medium} of refractive index ${n} from air, where its speed is $3 \\times 10^{8}\\text{ m s}^{-1}$. Calculate its speed in the medium.`,
      ]),
      right: sci(right, "m s⁻¹"),
      wrong: sciSlips("m s⁻¹", [
        [3e8 * n, "multiplied by the refractive index"],
        [3e8, "took the speed as unchanged"],
        [3e8 - right, "gave by how much light becomes slower"],
        [3e8 * (n - 1), "multiplied by n − 1"],
        [3e8 / (n * n), "divided by the square of the refractive index"],
      ]),
      explanation: `Refractive index = speed in vacuum (or air) ÷ speed in the medium: $n = \\dfrac{c}{v}$, so $v = \\dfrac{c}{n} = \\dfrac{3 \\times 10^{8}}{${n}}$. Since $3 \\div ${n} = ${num(3 / n)}$, it is ${sci(right, "m s⁻¹")}. Multiplying by n would make light faster than in vacuum, but with n above 1 it is slower.`,
    };
  },
);

const lens = family(
  "converging-lens-image",
  { topic, objective: lenses, difficulty: "medium", class_level: "SS2", count: 9 },
  (draw) => {
    const f = draw.pick([6, 8, 10, 12, 15, 20]);
    const u = f + draw.pick([2, 3, 4, 5, 6, 10, 12, 15, 20, 30]);
    const v = (u * f) / (u - f);
    const m = v / u;
    if (!clean(v) || u === 2 * f || v > 200) return null;
    const wantsM = clean(m, 2) && draw.chance(0.45);
    const thing = draw.pick(["pin", "candle flame", "lamp", "small doll"]);
    return {
      body: draw.pick([
        `A ${thing} is placed ${u} cm from a converging lens of focal length ${f} cm. What is the ${wantsM ? "linear magnification" : "image distance"}?`,
        `${draw.pick(people)} sets a ${thing} ${u} cm in front of a convex lens of focal length ${f} cm. Find the ${wantsM ? "magnification" : "distance of the image from the lens"}.`,
        `Calculate the ${wantsM ? "magnification produced" : "image distance"} when a ${thing} stands ${u} cm from a convex lens of focal length ${f} cm.`,
      ]),
      right: wantsM ? num(m) : qty(v, "cm"),
      wrong: wantsM
        ? slips("", [
            [u / v, "divided the object distance by the image distance"],
            [u / f, "divided the object distance by the focal length"],
            [v / f, "divided the image distance by the focal length"],
            [f / (u + f), "added the reciprocals"],
            [f / u, "divided the focal length by the object distance"],
          ])
        : slips("cm", [
            [(u * f) / (u + f), "added the reciprocals"],
            [u - f, "subtracted the distances"],
            [u + f, "added the distances"],
            [2 * f, "placed the image at twice the focal length"],
            [u, "placed the image as far as the object"],
          ]),
      explanation: `Lens formula: $\\dfrac{1}{u} + \\dfrac{1}{v} = \\dfrac{1}{f}$. So $\\dfrac{1}{v} = \\dfrac{1}{f} - \\dfrac{1}{u} = \\dfrac{1}{${f}} - \\dfrac{1}{${u}} = \\dfrac{${u} - ${f}}{${f * u}} = \\dfrac{${u - f}}{${f * u}}$. Turn it over: $v = \\dfrac{${f * u}}{${u - f}}$ gives an image distance of ${qty(v, "cm")}. ${wantsM ? `Magnification $= \\dfrac{v}{u} = \\dfrac{${num(v)}}{${u}}$, which is ${num(m)}. Turning the ratio upside down gives ${about(u / v)}${num(u / v)}.` : `Adding the reciprocals by mistake gives ${about((u * f) / (u + f))}${qty((u * f) / (u + f), "cm")}.`}`,
    };
  },
);

const power = family(
  "power-of-lens",
  { topic, objective: lenses, difficulty: "easy", class_level: "SS2", count: 7 },
  (draw) => {
    const f = draw.pick([10, 12.5, 16, 20, 25, 40, 50, 80]);
    const converging = draw.chance(0.5);
    const power = 100 / f;
    const sign = converging ? "+" : "−";
    const other = converging ? "−" : "+";
    const kind = draw.pick(converging ? ["converging", "convex"] : ["diverging", "concave"]);
    const right = `${sign}${num(power)} D`;
    return {
      body: draw.pick([
        `What is the power of a ${kind} lens of focal length ${num(f)} cm?`,
        `An optician in a clinic fits ${draw.pick(people)} with a ${kind} lens of focal length ${num(f)} cm. Find its power.`,
        `Calculate, with its sign, the power in dioptres of a ${kind} lens whose focal length is ${num(f)} cm.`,
      ]),
      right,
      wrong: [
        { text: `${other}${num(power)} D`, slip: "gave the sign of the other kind of lens" },
        {
          text: `${sign}${num(f / 100)} D`,
          slip: "gave the focal length in metres",
        },
        {
          text: `${other}${num(f / 100)} D`,
          slip: `gave the focal length in metres${f === 10 ? ", or left it in centimetres," : ""} with the wrong sign`,
        },
        { text: `${sign}${num(1 / f)} D`, slip: "left the focal length in centimetres" },
        { text: `${sign}${num(10 / f)} D`, slip: "divided by 10 to change centimetres to metres" },
      ],
      explanation: `Power of a lens: $P = \\dfrac{1}{f}$ with $f$ in metres; ${num(f)} cm is ${num(f)} ÷ 100 = ${num(f / 100)} m. $P = \\dfrac{1}{${num(f / 100)}} = ${num(power)}$. A ${kind} lens has ${converging ? "positive" : "negative"} power, so it is ${right}. Leaving f in centimetres makes the power a hundred times too small.`,
    };
  },
);

export const refractionAndLenses = [depth, lightSpeed, lens, power];
