// Distances, areas and slopes on maps. Every answer is converted back to the paper or the ground and compared with the
// given values.

import { amountIn } from "../reading/stated.ts";
import { alike } from "../reading/tex-expression.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

const CM_IN_KM = 100_000;
const CM_IN_M = 100;

/** The centimetres on paper for a distance on the ground in centimetres. */
const onPaper = (ground: number, scale: number) => ground / scale;

export const mapWork: SubjectChecker = {
  "map-ground-distance": worded(
    [
      "On a map drawn to a scale of 1 : <#scale>, a road runs <#first> cm from <_from> to a crossroads and then <#second> cm to <_to>. What is the distance by road on the ground?",
      "<_who> measures a path on a 1 : <#scale> topographical map: <#first> cm from <_from> to a stream and <#second> cm on to <_to>. Find the actual length of the path.",
      "From <_from> a railway runs straight for <#first> cm to a bend and for <#second> cm to <_to> on a sheet whose scale is 1 : <#scale>. How long is it on the ground?",
    ],
    ({ scale, first, second }, { options }) =>
      options.map((option) => alike(onPaper(amountIn(option, "", " km") * CM_IN_KM, scale), first + second)),
  ),
  "ground-to-map-distance": worded(
    [
      "A road is <#ground> km long. What length will it have on a map drawn to a scale of 1 : <#scale>?",
      "A pipeline runs straight for <#ground> km. How long is the line that shows it on a map with a scale of 1 : <#scale>?",
      "Two towns are <#ground> km apart in a straight line. How far apart are they on a 1 : <#scale> map?",
    ],
    ({ ground, scale }, { options }) =>
      options.map((option) => alike((amountIn(option, "", " cm") * scale) / CM_IN_KM, ground)),
  ),
  "scale-as-a-fraction": worded(
    [
      "A stretch of river <#ground> km long measures <#paper> cm on a map. Express the scale of the map as a representative fraction.",
      "On a map, a line of <#paper> cm represents <#ground> km on the ground. What is the representative fraction of the map?",
      "If <#paper> cm on a map sheet stands for a ground distance of <#ground> km, the scale of the sheet is",
    ],
    ({ ground, paper }, { options }) =>
      options.map((option) => alike(onPaper(ground * CM_IN_KM, amountIn(option, "1 : ")), paper)),
  ),
  "map-area": worded(
    [
      "The scale of a map is 1 : <#scale>. Find the ground area of a rectangular <_place> that covers <#long> cm by <#wide> cm on it.",
      "On a 1 : <#scale> map, a rectangular <_place> is <#long> cm long and <#wide> cm wide. Calculate its actual area.",
      "A rectangular <_place> measures <#long> cm by <#wide> cm on a map with a scale of 1 : <#scale>. What is its area on the ground?",
    ],
    ({ scale, long, wide }, { options }) => {
      const squareOfOneKm = onPaper(CM_IN_KM, scale) ** 2;
      return options.map((option) => alike(amountIn(option, "", " km²") * squareOfOneKm, long * wide));
    },
  ),
  "gradient-of-a-slope": worded(
    [
      "On a map with a scale of 1 : <#scale>, a village at <#low> m and a mast at <#high> m are <#paper> cm apart. Calculate the gradient between them.",
      "The ground rises from <#low> m to <#high> m between two road junctions that are <#paper> cm apart on a map of scale 1 : <#scale>. Find the gradient of the slope.",
      "A footpath climbs from a point <#low> m above sea level to a hilltop at <#high> m. The two points are <#paper> cm apart on a 1 : <#scale> map. What is the average gradient?",
    ],
    ({ scale, low, high, paper }, { options }) => {
      if (high <= low) throw new Error(`the ground does not rise from ${low} m to ${high} m`);
      const across = (paper * scale) / CM_IN_M;
      return options.map((option) => alike(low + across / amountIn(option, "1 in "), high));
    },
  ),
};
