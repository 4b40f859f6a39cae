// Forces and motion. Speeds and times come from small laws, not from the formula for the case.

import { reached } from "../mathematics/drawn-points.ts";
import { inUnit } from "../reading/stated.ts";
import { evaluated } from "../reading/tex-expression.ts";
import { worded } from "../reading/wording.ts";
import type { SubjectChecker } from "../solver.ts";

const flight = "<what:its time of flight|the greatest height it reaches|its range on the horizontal plane>" as const;
const takeG = "[take g = <#g> m s⁻²]" as const;

const exactly = (value: number) => Math.round(value * 1e6) / 1e6;

export const mechanics: SubjectChecker = {
  "resultant-of-forces": worded(
    [
      "<_who> and a friend pull a crate with perpendicular forces of <#one> N and <#other> N. Calculate the magnitude of the resultant.",
      "Two forces of <#one> N and <#other> N act on a particle at right angles to each other. Find the magnitude of their resultant.",
      "A body is pulled due north by a force of <#one> N and due east by a force of <#other> N. What is the magnitude of the resultant force?",
    ],
    ({ one, other }, { options }) => {
      // Along its own direction, the resultant contains the full effect of each force.
      const angle = Math.atan2(one, other);
      return inUnit(options, exactly(one * Math.sin(angle) + other * Math.cos(angle)), " N");
    },
  ),
  "bodies-that-stick-together": worded(
    [
      "A trolley of mass <#m> kg travelling at <#u> m s⁻¹ strikes a body of mass <#n> kg moving <way:in the same direction|towards it> at <#v> m s⁻¹ and the two join. Calculate the speed with which they move on.",
      "A body of mass <#m> kg moving at <#u> m s⁻¹ collides with a body of mass <#n> kg moving <way:in the same direction|towards it> at <#v> m s⁻¹. They move on together. Find their common speed.",
      "A block of mass <#m> kg slides over smooth ice at <#u> m s⁻¹ and runs into a body of mass <#n> kg moving <way:in the same direction|towards it> at <#v> m s⁻¹. The two stick together. What is their common speed after the impact?",
    ],
    ({ m, u, n, v, way }, { options }) => {
      const met = way === "towards it" ? -v : v;
      if (met >= u) throw new Error("the first body never catches up");
      // One body gains the momentum that the other body loses.
      const after = reached(met, u, (common) => m * (u - common) - n * (common - met));
      return inUnit(options, exactly(Math.abs(after)), " m s⁻¹");
    },
  ),
  "rough-horizontal-plane": worded(
    [
      `A horizontal force of <#force> N pulls a box of mass <#mass> kg along a rough level floor with coefficient of friction <#friction>. What is the acceleration of the box? ${takeG}`,
      `A block of mass <#mass> kg on a rough horizontal plane is pulled by a horizontal force of <#force> N. If the coefficient of friction is <#friction>, find its acceleration. ${takeG}`,
      `A sack of mass <#mass> kg is dragged over level ground by a horizontal force of <#force> N. The coefficient of friction is <#friction>. Calculate the acceleration. ${takeG}`,
    ],
    ({ force, mass, friction, g }, { options }) => {
      const heldBack = friction * (mass * g);
      if (heldBack >= force) throw new Error("the body does not move");
      return inUnit(options, exactly((force - heldBack) / mass), " m s⁻²");
    },
  ),
  "projectile-motion": worded(
    [
      `A ball is struck from level ground at <#speed> m s⁻¹ at an acute angle $\\theta$ to the horizontal. If $\\sin\\theta = <~sine>$, calculate ${flight}. ${takeG}`,
      `A particle is projected from level ground with a speed of <#speed> m s⁻¹ at an acute angle $\\theta$ to the horizontal, where $\\sin\\theta = <~sine>$. Find ${flight}. ${takeG}`,
      `A stone is shot by a catapult from level ground with speed <#speed> m s⁻¹ at an acute angle $\\theta$ to the horizontal such that $\\sin\\theta = <~sine>$. Determine ${flight}. ${takeG}`,
    ],
    ({ speed, sine, what, g }, { options }) => {
      const angle = Math.asin(evaluated(sine));
      const height = (time: number) => speed * Math.sin(angle) * time - (g * time * time) / 2;
      const top = reached(0, 1e3, (time) => speed * Math.sin(angle) - g * time);
      if (what === "the greatest height it reaches") return inUnit(options, exactly(height(top)), " m");
      const landing = reached(top, 1e3, height);
      if (what === "its time of flight") return inUnit(options, exactly(landing), " s");
      return inUnit(options, exactly(speed * Math.cos(angle) * landing), " m");
    },
  ),
  "reaction-in-a-lift": worded(
    [
      `A load of mass <#mass> kg lies on the floor of a lift which accelerates <way:downwards|upwards> at <#a> m s⁻². What is the reaction of the floor on the load? ${takeG}`,
      `A lift moves with an acceleration of <#a> m s⁻² <way:downwards|upwards>. Calculate the reaction of its floor on a passenger of mass <#mass> kg. ${takeG}`,
      `<_who>, of mass <#mass> kg, stands in a lift that accelerates <way:downwards|upwards> at <#a> m s⁻². Find the reaction of the floor. ${takeG}`,
    ],
    ({ mass, a, way, g }, { options }) => {
      // The reaction supports the weight and also causes the acceleration.
      const upwards = way === "upwards" ? a : -a;
      return inUnit(options, mass * g + mass * upwards, " N");
    },
  ),
  "particles-over-a-pulley": worded(
    [
      `A light inextensible string over a smooth fixed pulley carries masses of <#one> kg and <#other> kg at its ends. What is the acceleration when the masses are released? ${takeG}`,
      `Masses of <#one> kg and <#other> kg hang at the two ends of a light inextensible string over a smooth fixed pulley. Find their acceleration when they are let go. ${takeG}`,
      `Bodies of <#one> kg and <#other> kg are joined by a light inextensible string that passes over a smooth fixed pulley. Calculate the acceleration of the bodies. ${takeG}`,
      `Two particles of masses <#one> kg and <#other> kg hang from the ends of a light inextensible string over a smooth fixed pulley. Find the acceleration of the system. ${takeG}`,
    ],
    ({ one, other, g }, { options }) => {
      const [heavy, light] = [Math.max(one, other), Math.min(one, other)];
      // The string pulls both bodies equally, so the tension must be the same at both ends.
      const acceleration = reached(0, g, (tried) => heavy * (g - tried) - light * (g + tried));
      return inUnit(options, exactly(acceleration), " m s⁻²");
    },
  ),
};
