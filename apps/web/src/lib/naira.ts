import { figureText } from "@sabiprep/contract";

/** Kobo as people write them: ₦2,500. Decimals are shown only if there are any. */
export const naira = (kobo: number): string => `₦${figureText(kobo / 100, { least: kobo % 100 === 0 ? 0 : 2 })}`;
