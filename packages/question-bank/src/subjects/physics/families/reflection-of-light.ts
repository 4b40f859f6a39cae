import { family } from "../../../authoring.ts";
import { people } from "../../../writing/people.ts";
import { about, clean, num, qty, slips } from "../quantity.ts";
import { rayOnMirror } from "../wave-pictures.ts";

const topic = "reflection-of-light";
const plane = "Apply the laws of reflection at plane mirrors";

const planeRay = family(
  "ray-at-plane-mirror",
  { topic, objective: plane, difficulty: "easy", class_level: "SS2", count: 8 },
  (draw) => {
    const angle = draw.int(20, 70);
    if (angle === 45 || angle === 60 || angle % 10 === 0) return null;
    const between = draw.chance(0.5);
    const right = between ? 180 - 2 * angle : 90 - angle;
    const ask = between ? "the angle between the incident ray and the reflected ray" : "the angle of reflection";
    return {
      body: draw.pick([
        `A ray of light strikes a plane mirror at ${angle}° to the surface of the mirror, as shown. What is ${ask}?`,
        `The picture shows a ray that makes ${angle}° with a plane mirror. Find ${ask}.`,
        `${draw.pick(people)} shines a narrow beam on a plane mirror so that the beam makes ${angle}° with the mirror itself. Calculate ${ask}.`,
      ]),
      right: qty(right, "°"),
      wrong: slips("°", [
        [angle, "measured from the mirror instead of the normal"],
        [
          between ? 90 - angle : 180 - 2 * angle,
          between ? "gave the angle of reflection" : "gave the angle between the rays",
        ],
        [2 * angle, "took twice the angle with the mirror instead of the angle with the normal"],
        [
          180 - angle,
          between
            ? "took the angle with the mirror from 180° only once"
            : "took the angle with the mirror from 180° instead of 90°",
        ],
        [90 + angle, "added to 90°"],
      ]),
      picture: rayOnMirror(angle),
      explanation: between
        ? `Angles are measured from the normal, at 90° to the mirror: the angle of incidence is $90^\\circ - ${angle}^\\circ = ${90 - angle}^\\circ$ and, by the law of reflection, the angle of reflection equals it. The rays are $${90 - angle}^\\circ + ${90 - angle}^\\circ$ apart, which is ${qty(right, "°")}. ${2 * angle}° doubles the angle with the mirror instead of the angle with the normal.`
        : `Angles are measured from the normal, at 90° to the mirror: the angle of incidence is $90^\\circ - ${angle}^\\circ = ${right}^\\circ$, and, by the law of reflection, the angle of reflection equals it, so it is ${qty(right, "°")}. ${angle}° is the angle with the mirror's surface.`,
    };
  },
);

const images = family(
  "images-in-inclined-mirrors",
  { topic, objective: plane, difficulty: "easy", class_level: "SS2", count: 8 },
  (draw) => {
    if (draw.chance(0.4)) {
      const angle = draw.pick([30, 36, 40, 45, 60, 72, 90]);
      const right = 360 / angle - 1;
      return {
        body: draw.pick([
          `How many images of an object are seen when it stands midway between two plane mirrors inclined at ${angle}° to each other?`,
          `${draw.pick(people)} places a candle midway between two plane mirrors at ${angle}°. Find the number of images formed.`,
        ]),
        right: qty(right, "images"),
        wrong: slips("images", [
          [right + 1, "forgot to subtract one"],
          [right + 2, "added one instead of subtracting"],
          [2, "took one image for each mirror"],
          [Number.isInteger(180 / angle) ? 180 / angle : 0, "used 180° for 360° and did not subtract one"],
          [180 / angle - 1 > 1 && Number.isInteger(180 / angle) ? 180 / angle - 1 : 0, "used 180° for 360°"],
        ]),
        explanation: `Number of images: $n = \\dfrac{360}{\\theta} - 1 = \\dfrac{360}{${angle}} - 1 = ${num(360 / angle)} - 1$, so there are ${qty(right, "images")}. ${num(right + 1)} forgets to take away one for the object itself.`,
      };
    }
    const turn = draw.int(5, 40);
    return {
      body: draw.pick([
        `A plane mirror is turned through ${turn}° while the incident ray stays fixed. Through what angle does the reflected ray turn?`,
        `A fixed beam falls on a plane mirror. If the mirror is rotated by ${turn}° about an axis in its surface at right angles to the beam, find the rotation of the reflected beam.`,
        `${turn > 20 ? "A light beam on a small mirror is fixed" : "In a mirror galvanometer the light beam is fixed"} and the mirror turns through ${turn}°. By how much does the reflected beam turn?`,
      ]),
      right: qty(2 * turn, "°"),
      wrong: slips("°", [
        [turn, "took the ray to turn with the mirror"],
        [turn / 2, "halved the angle instead of doubling it"],
        [90 - turn, "subtracted the angle from 90°"],
        [180 - 2 * turn, "subtracted twice the angle from 180°"],
        [3 * turn, "multiplied by three"],
      ]),
      explanation: `Turning the mirror by $\\theta$ changes the angle of incidence and the angle of reflection by $\\theta$ each, so the reflected ray turns by $2 \\times ${turn}^\\circ$, which is ${qty(2 * turn, "°")}. ${turn}° is the turn of the mirror alone.`,
    };
  },
);

const mirror = family(
  "concave-mirror-image",
  {
    topic,
    objective: "Apply the mirror formula to curved mirrors",
    difficulty: "medium",
    class_level: "SS2",
    count: 9,
  },
  (draw) => {
    const f = draw.pick([6, 8, 10, 12, 15, 20, 24]);
    const u = f + draw.pick([2, 3, 4, 5, 6, 10, 12, 15, 20, 30]);
    const right = (u * f) / (u - f);
    if (!clean(right) || u === 2 * f || right > 200) return null;
    const thing = draw.pick(["pin", "candle", "small lamp"]);
    const byRadius = draw.chance(0.4);
    const given = byRadius ? `radius of curvature ${2 * f} cm` : `focal length ${f} cm`;
    return {
      difficulty: byRadius ? "hard" : "medium",
      body: draw.pick([
        `A ${thing} stands ${u} cm in front of a concave mirror of ${given}. How far from the mirror is the image?`,
        `${draw.pick(people)} places a ${thing} ${u} cm from a concave mirror of ${given}. Find the image distance.`,
        `Calculate the image distance for a ${thing} set ${u} cm in front of a concave mirror of ${given}.`,
      ]),
      right: qty(right, "cm"),
      wrong: slips("cm", [
        [(u * f) / (u + f), "added the reciprocals"],
        [
          byRadius ? (u * 2 * f) / Math.abs(u - 2 * f) : u - f,
          byRadius
            ? `used the radius as the focal length${u < 2 * f ? " and dropped the minus sign" : ""}`
            : "subtracted the distances",
        ],
        [u + f, "added the distances"],
        [u, "placed the image where the object is"],
        [2 * f, "placed the image at the centre of curvature"],
      ]),
      explanation: `${byRadius ? `$f = \\dfrac{r}{2} = \\dfrac{${2 * f}}{2} = ${f}\\text{ cm}$. ` : ""}Mirror formula: $\\dfrac{1}{u} + \\dfrac{1}{v} = \\dfrac{1}{f}$. So $\\dfrac{1}{v} = \\dfrac{1}{f} - \\dfrac{1}{u} = \\dfrac{1}{${f}} - \\dfrac{1}{${u}} = \\dfrac{${u} - ${f}}{${f * u}} = \\dfrac{${u - f}}{${f * u}}$. Turn it over: $v = \\dfrac{${f * u}}{${u - f}}$, so the image distance is ${qty(right, "cm")}. Adding the reciprocals instead of subtracting gives ${about((u * f) / (u + f))}${qty((u * f) / (u + f), "cm")}.`,
    };
  },
);

export const reflectionOfLight = [planeRay, images, mirror];
