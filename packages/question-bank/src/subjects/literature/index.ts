import type { SubjectBank } from "../../authoring.ts";
import { criticalTerms } from "./items/critical-terms.ts";
import { drama } from "./items/drama.ts";
import { figuresOfComparison } from "./items/figures-of-comparison.ts";
import { figuresOfContrast } from "./items/figures-of-contrast.ts";
import { formsOfPoetry } from "./items/forms-of-poetry.ts";
import { genres } from "./items/genres.ts";
import { literaryHistory } from "./items/literary-history.ts";
import { narrativeTechnique } from "./items/narrative-technique.ts";
import { oralLiterature } from "./items/oral-literature.ts";
import { plotAndCharacter } from "./items/plot-and-character.ts";
import { soundAndMetre } from "./items/sound-and-metre.ts";
import { unseenDrama } from "./items/unseen-drama.ts";
import { unseenPoetry } from "./items/unseen-poetry.ts";
import { unseenProse } from "./items/unseen-prose.ts";
import { topics } from "./topics.ts";

export const literature: SubjectBank = {
  slug: "literature",
  topics,
  questions: [
    ...genres,
    ...figuresOfComparison,
    ...figuresOfContrast,
    ...soundAndMetre,
    ...formsOfPoetry,
    ...plotAndCharacter,
    ...narrativeTechnique,
    ...drama,
    ...criticalTerms,
    ...oralLiterature,
    ...literaryHistory,
    ...unseenProse,
    ...unseenDrama,
    ...unseenPoetry,
  ],
};
