// Finds where a formula in a typed line ends: $$x$$, \(x\), \[x\] or $x$, where $5 is money. A missing end is searched
// only once, so that a line of nothing but openings takes no longer than another.
interface Formula {
  tex: string;
  end: number;
}

export class FormulaFinder {
  private readonly line: string;
  private readonly missing = new Set<string>();
  /** No formula that starts with a dollar before this position has an end. */
  private hopelessUntil = 0;

  constructor(line: string) {
    this.line = line;
  }

  at(index: number): Formula | null {
    const { line } = this;
    if (line.startsWith("\\(", index)) return this.upTo("\\)", index);
    if (line.startsWith("\\[", index)) return this.upTo("\\]", index);
    if (line[index] !== "$") return null;
    return (line[index + 1] === "$" ? this.double(index) : null) ?? this.single(index);
  }

  private upTo(close: string, index: number): Formula | null {
    if (this.missing.has(close)) return null;
    const end = this.line.indexOf(close, index + 3);
    if (end === -1) this.missing.add(close);
    return end === -1 ? null : { tex: this.line.slice(index + 2, end), end: end + 2 };
  }

  private double(index: number): Formula | null {
    const end = this.line.indexOf("$", index + 2);
    if (end <= index + 2 || this.line[end + 1] !== "$") return null;
    return { tex: this.line.slice(index + 2, end), end: end + 2 };
  }

  /** No space after the first dollar or before the last, and no digit after it. */
  private single(index: number): Formula | null {
    const { line } = this;
    if (index < this.hopelessUntil || !/\S/.test(line[index + 1] ?? " ")) return null;
    let at = index + 1;
    while (at < line.length && line[at] !== "\n") {
      const isDollar = line[at] === "$" && at > index + 1;
      if (isDollar && /\S/.test(line[at - 1]!) && !/\d/.test(line[at + 1] ?? ""))
        return { tex: line.slice(index + 1, at), end: at + 1 };
      const escapes = line[at] === "\\" && at + 1 < line.length && line[at + 1] !== "\n";
      const closesNext = escapes && line[at + 1] === "$" && !/\d/.test(line[at + 2] ?? "");
      if (line[at] === "$" || (line[at] === "\\" && !escapes)) break;
      at += escapes && !closesNext ? 2 : 1;
    }
    // Every dollar on the way was escaped, so a formula that starts at one of them would fail in the same way.
    this.hopelessUntil = at;
    return null;
  }
}
