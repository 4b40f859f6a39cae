import { type OptionLetter, optionLetters, rightOptions } from "@sabiprep/exam";

/** Options under the letters staff use: the one that only five-option papers show is last. */
export function lettered<Option extends { fifth_only: boolean }>(
  options: readonly Option[],
): (Option & { letter: OptionLetter })[] {
  const ordered = [
    ...options.filter(({ fifth_only }) => !fifth_only),
    ...options.filter(({ fifth_only }) => fifth_only),
  ];
  return ordered.map((option, at) => ({ ...option, letter: optionLetters[at]! }));
}

/** The letters of every option that belongs to an accepted answer. */
export function lettersAccepted(
  options: readonly { id: string; fifth_only: boolean }[],
  accepted: readonly string[],
): OptionLetter[] {
  const right = rightOptions(accepted);
  return lettered(options).flatMap(({ id, letter }) => (right.includes(id) ? [letter] : []));
}
