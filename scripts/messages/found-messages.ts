/** Messages with one of the places that use them, and what in the sources cannot be translated as it is. */
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
