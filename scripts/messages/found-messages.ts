/** Messages with the place of one of their uses, and what in the sources can not be translated as it stands. */
export interface FoundMessage {
  messages: Map<string, string>;
  problems: string[];
}

export const nothingFound = (): FoundMessage => ({ messages: new Map(), problems: [] });

export function join(...all: FoundMessage[]): FoundMessage {
  const joined = nothingFound();
  for (const { messages, problems } of all) {
    for (const [message, place] of messages) joined.messages.set(message, place);
    joined.problems.push(...problems);
  }
  return joined;
}
