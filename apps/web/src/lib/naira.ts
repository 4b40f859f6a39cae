import { figureText } from "@sabiprep/contract";

/** Kobo as people write it: ₦2,500; kobo are shown only where there are any. */
export const naira = (kobo: number): string => `₦${figureText(kobo / 100, { least: kobo % 100 === 0 ? 0 : 2 })}`;
