// Set expressions as a question about one element: is it in the result, given which of the sets contain it?

type Membership = Readonly<Record<string, boolean>>;

/** "(P \cup Q)'", "P \cap Q'". A union beside an intersection without brackets is ambiguous, so it is refused. */
export function membership(tex: string): (element: Membership) => boolean {
  const tokens = tex.match(/\\cup|\\cap|[A-Z]|[()[\]']|\S/g) ?? [];
  let next = 0;

  function one(): (element: Membership) => boolean {
    const sign = tokens[next++] ?? "";
    let inside: (element: Membership) => boolean;
    if (sign === "(") {
      inside = chain();
      if (tokens[next++] !== ")") throw new Error(`a bracket is not closed in "${tex}"`);
    } else if (/^[A-Z]$/.test(sign)) {
      inside = (element) => {
        const isIn = element[sign];
        if (isIn === undefined) throw new Error(`nothing is known of the set ${sign}`);
        return isIn;
      };
    } else throw new Error(`"${sign}" is not understood in "${tex}"`);
    while (tokens[next] === "'") {
      next++;
      const within = inside;
      inside = (element) => !within(element);
    }
    return inside;
  }

  function chain(): (element: Membership) => boolean {
    const parts = [one()];
    const signs = new Set<string>();
    while (tokens[next] === "\\cup" || tokens[next] === "\\cap") {
      signs.add(tokens[next++] ?? "");
      parts.push(one());
    }
    if (signs.size > 1) throw new Error(`"${tex}" has two readings`);
    return signs.has("\\cup")
      ? (element) => parts.some((part) => part(element))
      : (element) => parts.every((part) => part(element));
  }

  const whole = chain();
  if (next !== tokens.length) throw new Error(`"${tokens.slice(next).join(" ")}" is left over in "${tex}"`);
  return whole;
}
