import type { Family } from "../../../authoring.ts";
import { bodyFigures } from "./body-figures.ts";
import { cellFigures } from "./cell-figures.ts";
import { chancesAtBirth } from "./chances-at-birth.ts";
import { crosses } from "./crosses.ts";
import { fieldFigures } from "./field-figures.ts";
import { populations } from "./populations.ts";

export const families: Family[] = [
  ...crosses,
  ...chancesAtBirth,
  ...populations,
  ...cellFigures,
  ...bodyFigures,
  ...fieldFigures,
];
