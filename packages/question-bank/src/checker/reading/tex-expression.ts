// Parses arithmetic and algebra as written in a formula, so that it can be evaluated for any values of its letters.
// Ambiguous formulas (a number that touches a fraction, a logarithm of a product) are refused.

export type Letters = Readonly<Record<string, number>>;

interface Expression {
  letters: ReadonlySet<string>;
  at: (values: Letters) => number;
}

type Work = (values: Letters) => number;

const token =
  /\s+|\\[,;!]|(\d+(?:\{,\}\d{3})*(?:\.\d+)?|\\(?:left|right)?\s*[()[\]]|\\[a-zA-Z]+|[a-zA-Z]|[-−+×÷^_(){}[\]/|])/gu;
const greek = new Set(["\\alpha", "\\beta", "\\theta"]);

function tokensOf(tex: string): string[] {
  const tokens: string[] = [];
  let end = 0;
  for (const match of tex.matchAll(token)) {
    if (match.index !== end) break;
    end = match.index + match[0].length;
    if (match[1]) tokens.push(match[1].replace(/^\\(?:left|right)\s*(?=[()[\]])/, "").replace("−", "-"));
  }
  if (end !== tex.length) throw new Error(`"${tex.slice(end)}" in "${tex}" is not understood`);
  return tokens;
}

export function expression(tex: string): Expression {
  const tokens = tokensOf(tex);
  const letters = new Set<string>();
  let next = 0;

  const take = (wanted: string) => {
    if (tokens[next] !== wanted) throw new Error(`"${wanted}" is missing in "${tex}"`);
    next++;
  };
  const group = (open = "{", close = "}"): Work => {
    take(open);
    const inside = sum();
    take(close);
    return inside;
  };
  /** An index or a base: a group, or a single digit or letter. */
  const script = (): Work => (tokens[next] === "{" ? group() : atom());

  function logarithm(): Work {
    let base: Work = () => 10;
    if (tokens[next] === "_") {
      next++;
      base = script();
    }
    const of = power();
    if (startsFactor()) throw new Error(`how far the logarithm reaches is not clear in "${tex}"`);
    return (values) => Math.log(of(values)) / Math.log(base(values));
  }

  function root(): Work {
    const degree: Work = tokens[next] === "[" ? group("[", "]") : () => 2;
    const of = group();
    return (values) => of(values) ** (1 / degree(values));
  }

  function atom(): Work {
    const sign = tokens[next++] ?? "";
    if (/^\d/.test(sign)) {
      if (/^\\[dt]?frac$/.test(tokens[next] ?? "")) throw new Error(`a mixed number or a product in "${tex}"`);
      const value = Number(sign.replaceAll("{,}", ""));
      return () => value;
    }
    if (/^\\[dt]?frac$/.test(sign)) {
      const [top, bottom] = [group(), group()];
      return (values) => top(values) / bottom(values);
    }
    if (sign === "\\sqrt") return root();
    if (sign === "\\log") return logarithm();
    if (sign === "\\pi") return () => Math.PI;
    if (sign === "(" || sign === "[") {
      next--;
      return group(sign, sign === "(" ? ")" : "]");
    }
    if (/^[a-zA-Z]$/.test(sign) || greek.has(sign)) {
      const name = sign.replace("\\", "");
      letters.add(name);
      return (values) => values[name] ?? Number.NaN;
    }
    throw new Error(`"${sign}" is not understood in "${tex}"`);
  }

  function power(): Work {
    const base = atom();
    if (tokens[next] !== "^") return base;
    next++;
    const index = script();
    return (values) => base(values) ** index(values);
  }

  const startsFactor = () => {
    const sign = tokens[next] ?? "";
    return /^[\da-zA-Z([]/.test(sign) || (sign.startsWith("\\") && !/^\\(times|div)$/.test(sign));
  };

  function product(): Work {
    let value = power();
    while (true) {
      const left = value;
      const sign = tokens[next] ?? "";
      if (/^(\\times|×)$/.test(sign)) next++;
      else if (/^(\\div|÷)$/.test(sign)) {
        next++;
        const right = power();
        if (startsFactor()) throw new Error(`what is divided by is not clear in "${tex}"`);
        value = (values) => left(values) / right(values);
        continue;
      } else if (!startsFactor()) return value;
      const right = power();
      value = (values) => left(values) * right(values);
    }
  }

  function sum(): Work {
    let value: Work = () => 0;
    let sign = 1;
    if (tokens[next] === "-") {
      sign = -1;
      next++;
    }
    while (true) {
      const [left, signOfTerm, term] = [value, sign, product()];
      value = (values) => left(values) + signOfTerm * term(values);
      const operator = tokens[next];
      if (operator !== "+" && operator !== "-") return value;
      sign = operator === "+" ? 1 : -1;
      next++;
    }
  }

  const work = sum();
  if (next !== tokens.length) throw new Error(`"${tokens.slice(next).join(" ")}" is left over in "${tex}"`);
  return {
    letters,
    at: (values) => {
      for (const letter of letters)
        if (values[letter] === undefined) throw new Error(`nothing is known of ${letter} in "${tex}"`);
      return work(values);
    },
  };
}

/** Evaluates a formula without letters. */
export const evaluated = (tex: string): number => expression(tex).at({});

/** Equal except for floating-point error. The error is relative, or absolute when one value is zero. */
export const alike = (one: number, other: number): boolean => {
  const size = one === 0 || other === 0 ? 1 : Math.max(Math.abs(one), Math.abs(other));
  return Number.isFinite(size) && Math.abs(one - other) <= 1e-9 * size;
};

/** Values for testing an identity: positive, not whole, and different from each other. */
export const trials = (letters: Iterable<string>): Letters[] =>
  [1.3, 2.7, 0.6].map((start, round) =>
    Object.fromEntries([...letters].map((letter, at) => [letter, start + 0.37 * (at + 1) * (round + 1)])),
  );

/** Whether two formulas are the same for all values of their letters. */
export function identical(one: string, other: string): boolean {
  const [left, right] = [expression(one), expression(other)];
  return trials(new Set([...left.letters, ...right.letters])).every((values) =>
    alike(left.at(values), right.at(values)),
  );
}
