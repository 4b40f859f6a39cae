/** Kobo as people write it: ₦2,500; kobo are shown only where there are any. */
export const naira = (kobo: number): string =>
  `₦${(kobo / 100).toLocaleString("en-NG", { minimumFractionDigits: kobo % 100 === 0 ? 0 : 2 })}`;
