import type { SubjectBank } from "../../authoring.ts";
import { colour } from "./items/colour.ts";
import { drawingAndPerspective } from "./items/drawing-and-perspective.ts";
import { elementsOfDesign } from "./items/elements-of-design.ts";
import { graphicDesignAndLettering } from "./items/graphic-design-and-lettering.ts";
import { modernNigerianArt } from "./items/modern-nigerian-art.ts";
import { paintingAndPrintmaking } from "./items/painting-and-printmaking.ts";
import { principlesOfDesign } from "./items/principles-of-design.ts";
import { sculptureAndCeramics } from "./items/sculpture-and-ceramics.ts";
import { textilesAndCrafts } from "./items/textiles-and-crafts.ts";
import { traditionalNigerianArt } from "./items/traditional-nigerian-art.ts";
import { worldArtHistory } from "./items/world-art-history.ts";
import { topics } from "./topics.ts";

export const art: SubjectBank = {
  slug: "art",
  topics,
  questions: [
    ...elementsOfDesign,
    ...principlesOfDesign,
    ...colour,
    ...drawingAndPerspective,
    ...paintingAndPrintmaking,
    ...sculptureAndCeramics,
    ...graphicDesignAndLettering,
    ...textilesAndCrafts,
    ...traditionalNigerianArt,
    ...modernNigerianArt,
    ...worldArtHistory,
  ],
};
