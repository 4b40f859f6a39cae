// `{}` in an explanation stands for the words of the right option, so that what is taught and what is keyed cannot drift
// apart.

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The explanation with the right option in it, its capital kept only where a sentence begins. */
export const told = (explanation: string, right: string): string =>
  explanation
    .replaceAll(/(^|[.?!] )\{\}/g, (_, before: string) => before + capital(right))
    .replaceAll("{}", () => right);
