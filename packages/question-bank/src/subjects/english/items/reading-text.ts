import { borrowedSuit } from "./reading-text/borrowed-suit.ts";
import { fishingContest } from "./reading-text/fishing-contest.ts";
import { judgementOfKakaDelu } from "./reading-text/judgement-of-kaka-delu.ts";
import { newHeadmistress } from "./reading-text/new-headmistress.ts";
import { orangeSeller } from "./reading-text/orange-seller.ts";

export const readingText = [
  ...newHeadmistress,
  ...fishingContest,
  ...borrowedSuit,
  ...judgementOfKakaDelu,
  ...orangeSeller,
];
