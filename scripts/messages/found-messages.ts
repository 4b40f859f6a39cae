/** Messages with the place of one of their uses, and what in the sources can not be translated as it stands. */
export interface Found {
  messages: Map<string, string>;
  problems: string[];
}

export const nothingFound = (): Found => ({ messages: new Map(), problems: [] });

export function join(...all: Found[]): Found {
  const joined = nothingFound();
  for (const { messages, problems } of all) {
    for (const [message, place] of messages) joined.messages.set(message, place);
    joined.problems.push(...problems);
  }
  return joined;
}
