// Reads a content file line by line. Every error is collected with its line, so that an author can fix all of them
// together.
import type { Pool } from "@sabiprep/exam";
import type {
  ContentDefaults,
  ContentOption,
  ContentPassage,
  ContentProblem,
  LooseQuestion,
  ReadContent,
  ReadLoosely,
} from "./content-file.ts";
import { type Attributes, headingWords, isName, readHeaderLine, readHeading } from "./read-attributes.ts";
import { isSign, quoteOf, textOf } from "./text-lines.ts";

const MAX_PROBLEMS = 100;
const heading = /^## (\S+)(?: \((.*)\))?$/s;
const passageHeading = /^# Passage ([a-z0-9/-]+): (.+)$/s;
const objectiveHeading = /^# Objective: (.+)$/s;
const instructionHeading = /^# Instruction: (.+)$/s;
const looseHeading = /^# (Subject|Topic|Objective):(?: (.*))?$/s;
/** A box written wrongly: empty, or without a space around it. */
const brokenBox = /^-\s*\[\s*([xX]?)\s*\]/;
const optionLine = /^- \[(.)\](?: (.*))?$/s;
const whyLine = /^\s+>(?: (.*))?$/s;
const quoteLine = /^>(?: (.*))?$/s;
const hintLine = /^\?(?: (.*))?$/s;

interface Open {
  line: number;
  last: number;
  id: string;
  about: Attributes;
  body: string[];
  hint: string[];
  options: { line: number; text: string; is_right: boolean; why: string[] }[];
  explanation: string[];
}

/**
 * A topic's file of the bank. A question field that the bank requires but the file leaves out is an error. A question
 * is in `pool` unless its heading or the file's header says otherwise.
 */
export function readContent(source: string, pool: Pool = "stretch"): ReadContent {
  const { defaults, passages, questions, problems, objectives } = new Reading(source, false).read();
  return {
    defaults,
    passages,
    questions: questions.map(
      ({ subject: _s, topic: _t, year: _y, source: _o, status: _a, place: _p, ...question }) => ({
        ...question,
        difficulty: question.difficulty ?? "medium",
        class_level: question.class_level ?? "SS2",
        pool: question.pool ?? pool,
      }),
    ),
    places: new Map(questions.map(({ id, place }) => [id, place])),
    objectives,
    problems,
  };
}

/** A file of questions from several topics, separated by `# Subject: …` and `# Topic: …`. */
export function readLoosely(source: string): ReadLoosely {
  const { passages, questions, problems } = new Reading(source, true).read();
  return { passages, questions, problems };
}

interface ContentResult extends ReadLoosely {
  defaults: ContentDefaults;
  objectives: ReadContent["objectives"];
}

class Reading {
  readonly #lines: string[];
  readonly #isLoose: boolean;
  readonly #out: ContentResult = { defaults: {}, passages: [], questions: [], objectives: [], problems: [] };
  readonly #ids = new Set<string>();
  #at = 0;
  #subject = "";
  #topic = "";
  #objective = "";
  #instruction = "";
  #passage: { line: number; passage: ContentPassage; body: string[] } | undefined;
  #open: Open | undefined;
  /** True after a heading that was not understood, until the next one: the lines between belong to nothing. */
  #lost = false;

  constructor(source: string, isLoose: boolean) {
    this.#isLoose = isLoose;
    this.#lines = source.replace(/^\uFEFF/, "").split(/\r?\n/);
  }

  read(): ContentResult {
    this.#header();
    for (; this.#at < this.#lines.length; this.#at++) this.#line(this.#lines[this.#at]!.trimEnd());
    this.#closeQuestion();
    this.#closePassageText();
    return this.#out;
  }

  #say(message: string, line = this.#at + 1): void {
    if (this.#out.problems.length < MAX_PROBLEMS) this.#out.problems.push({ line, message } satisfies ContentProblem);
  }

  #header(): void {
    if (this.#lines[0]?.trimEnd() !== "---") return;
    const end = this.#lines.findIndex((line, at) => at > 0 && line.trimEnd() === "---");
    if (end === -1) {
      this.#say("The header has no end. Write “---” on a line of its own below it", 1);
      this.#at = 1;
      return;
    }
    for (this.#at = 1; this.#at < end; this.#at++) {
      const line = this.#lines[this.#at]!.trim();
      if (line) readHeaderLine(line, this.#out.defaults, (message) => this.#say(message));
    }
    this.#at = end + 1;
  }

  #line(line: string): void {
    if (line.startsWith("<!--")) this.#remark();
    else if (line.startsWith("# ")) this.#part(line);
    else if (line.startsWith("## ")) this.#question(line);
    else if (this.#lost) return;
    else if (this.#open) this.#inQuestion(this.#open, line);
    else if (this.#passage) this.#inPassage(this.#passage.body, line);
    else if (line.trim()) this.#say("This line belongs to no question. A question starts with “## its-id”");
  }

  #remark(): void {
    const begun = this.#at;
    while (this.#at < this.#lines.length && !this.#lines[this.#at]!.includes("-->")) this.#at++;
    if (this.#at >= this.#lines.length) this.#say("This comment has no end. Write “-->” where it stops", begun + 1);
  }

  #part(line: string): void {
    this.#closeQuestion();
    this.#closePassageText();
    this.#lost = false;
    if (this.#isLoose && this.#place(line)) return;
    const [, objective] = objectiveHeading.exec(line) ?? [];
    if (objective) {
      this.#objective = objective.trim();
      this.#out.objectives.push({ line: this.#at + 1, text: this.#objective });
      return;
    }
    const [, instruction] = instructionHeading.exec(line) ?? [];
    if (instruction || line === "# End of instruction") {
      this.#instruction = instruction?.trim() ?? "";
      return;
    }
    const [, id, title] = passageHeading.exec(line) ?? [];
    if (id && title) {
      if (this.#out.passages.some((passage) => passage.id === id))
        this.#say(`There is already a passage “${id}” above. Use another id here`);
      this.#passage = { line: this.#at + 1, passage: { id, title: title.trim(), body: "" }, body: [] };
    } else if (line === "# End of passage") this.#passage = undefined;
    else {
      this.#lost = true;
      this.#say(
        "We do not know this heading. Write “# Objective: …”, “# Passage its-id: Its title”, “# End of passage”, “# Instruction: …” or “# End of instruction”, and “## its-id” for a question",
      );
    }
  }

  /**
   * A new subject has no topic yet, and a new topic has no objective. Neither shares the passage or the instruction
   * above.
   */
  #place(line: string): boolean {
    const [, name, said = ""] = looseHeading.exec(line) ?? [];
    if (!name) return false;
    if (name !== "Objective") [this.#passage, this.#instruction] = [undefined, ""];
    if (name === "Subject") [this.#subject, this.#topic] = [said.trim(), ""];
    if (name === "Topic") this.#topic = said.trim();
    this.#objective = name === "Objective" ? said.trim() : "";
    return true;
  }

  /** A passage's text ends where its first question or another part starts. Its questions continue. */
  #closePassageText(): void {
    const open = this.#passage;
    if (!open || this.#out.passages.includes(open.passage)) return;
    open.passage.body = textOf(open.body);
    if (!open.passage.body) this.#say("The passage has no text. Write it below the heading", open.line);
    this.#out.passages.push(open.passage);
  }

  #inPassage(body: string[], line: string): void {
    if (isSign(line))
      this.#say(`A passage is plain text. Put a backslash before “${line.slice(0, 4).trim()}” to show the sign itself`);
    else if (!this.#passage || this.#out.passages.includes(this.#passage.passage)) {
      if (line.trim()) this.#say("This line belongs to no question. A question starts with “## its-id”");
    } else body.push(line);
  }

  #question(line: string): void {
    this.#closeQuestion();
    this.#closePassageText();
    const [, id = "", words] = heading.exec(line) ?? [];
    this.#lost = !isName(id);
    if (this.#lost) {
      this.#say(
        `This is not a question heading. Write “## its-id” in small letters, digits and hyphens. After it, in brackets, write what differs from the file's header: ${headingWords}`,
      );
      return;
    }
    const whole = [this.#subject, this.#topic, id].join("\n");
    if (this.#ids.has(whole)) this.#say(`There is already a question “${id}” above. Use another id here`);
    this.#ids.add(whole);
    const about =
      words === undefined
        ? { ...this.#out.defaults }
        : readHeading(words, this.#out.defaults, (message) => this.#say(message), this.#isLoose);
    this.#open = {
      line: this.#at + 1,
      last: this.#at + 1,
      id,
      about,
      body: [],
      hint: [],
      options: [],
      explanation: [],
    };
  }

  #inQuestion(open: Open, line: string): void {
    if (line.trim()) open.last = this.#at + 1;
    const option = optionLine.exec(line);
    const why = whyLine.exec(line);
    const quote = quoteLine.exec(line);
    const hint = hintLine.exec(line);
    if (option) this.#option(open, option[1]!, option[2] ?? "");
    else if (quote) this.#explanation(open, quote[1] ?? "");
    else if (hint) this.#hint(open, hint[1] ?? "");
    else if (why && open.options.length > 0) this.#why(open, why[1] ?? "");
    else if (brokenBox.test(line) && (isSign(line) || open.options.length > 0)) this.#brokenBox(open, line);
    else if (isSign(line))
      this.#say(
        `We do not know this line. Put a backslash before “${line.slice(0, 4).trim()}” to show the sign itself`,
      );
    else if (open.options.length === 0 && open.explanation.length === 0 && open.hint.length === 0) open.body.push(line);
    else if (line.trim() && open.options.length === 0 && open.hint.length > 0)
      this.#say(
        "Put the question before its hint. Start this line with “? ” if it belongs to the hint, or move it up.",
      );
    else if (line.trim())
      this.#say(
        open.explanation.length > 0
          ? "Only the next question can come after the explanation. Start this line with “> ” if it explains, or move it above the options"
          : "An option is one line. Start a why with “  > ” and the explanation with “> ”, or move the line above the options",
      );
  }

  #option(open: Open, mark: string, text: string): void {
    if (mark !== "x" && mark !== " ")
      this.#say(`We do not know “[${mark}]”. Write “- [x] ” for the correct option and “- [ ] ” for a wrong one`);
    if (!text.trim()) this.#say("This option is empty. Write it after the box, or remove the line");
    if (open.explanation.length > 0) this.#say("Options come before the explanation. Move this line up");
    open.options.push({ line: this.#at + 1, text: text.trim(), is_right: mark === "x", why: [] });
  }

  /** It counts as the option it was meant to be, so that one typing error is reported once. */
  #brokenBox(open: Open, line: string): void {
    const [box, mark] = brokenBox.exec(line)!;
    this.#say(
      mark
        ? `“${box}” is not an option box. Write “- [x] ” with a small x and a space before and after the box`
        : `“${box}” is not an option box. Write “- [ ] ” with one space inside the box and one after it`,
    );
    open.options.push({ line: this.#at + 1, text: line.slice(box.length).trim(), is_right: Boolean(mark), why: [] });
  }

  #why(open: Open, text: string): void {
    const option = open.options.at(-1)!;
    if (open.explanation.length > 0)
      this.#say("A why comes directly below its option. Move this line up, or remove the space before “>”");
    else if (option.is_right)
      this.#say(
        "Only a wrong option has a why. Say in the explanation why the correct option is correct (“> ” without a space before it)",
      );
    else option.why.push(text);
  }

  #hint(open: Open, text: string): void {
    if (open.options.length === 0 && open.explanation.length === 0) open.hint.push(text);
    else this.#say("The hint comes between the question and its options. Move this line up");
  }

  #explanation(open: Open, text: string): void {
    if (open.options.length > 0) open.explanation.push(text);
    else this.#say("The explanation comes below the options. Move this line down");
  }

  #closeQuestion(): void {
    const open = this.#open;
    this.#open = undefined;
    if (!open) return;
    const say = (message: string) => this.#say(message, open.line);
    const body = textOf(open.body);
    const { difficulty, class_level, ...about } = open.about;
    const right = open.options.filter(({ is_right }) => is_right).length;
    if (!body) say(`“${open.id}” has no question. Write it below the heading`);
    if (!this.#isLoose) this.#sayWhatTheBankMisses(open);
    if (right !== 1) say(`“${open.id}” has ${right} correct options. Tick exactly one with “- [x] ”`);
    if (!this.#isLoose && (open.options.length < 4 || open.options.length > 5))
      say(
        `“${open.id}” has ${open.options.length} options. Write one correct and four wrong ones (three if a fourth would be silly)`,
      );
    const options = open.options.map(
      ({ text, is_right, why }): ContentOption => ({ text, is_right, why: quoteOf(why) }),
    );
    this.#out.questions.push({
      id: open.id,
      subject: this.#subject,
      topic: this.#topic,
      objective: this.#objective,
      ...(difficulty && { difficulty }),
      ...(class_level && { class_level }),
      ...(this.#instruction && { instruction: this.#instruction }),
      body,
      ...(open.hint.length > 0 && { hint: quoteOf(open.hint) }),
      options,
      explanation: quoteOf(open.explanation),
      ...about,
      ...(this.#passage && { passage: this.#passage.passage.id }),
      place: { first: open.line, last: open.last },
    } satisfies LooseQuestion);
  }

  #sayWhatTheBankMisses(open: Open): void {
    const say = (message: string) => this.#say(message, open.line);
    const { difficulty, class_level } = open.about;
    if (!this.#objective)
      say(`“${open.id}” has no objective. Write “# Objective: …” above it, in the words of the topic`);
    if (!difficulty)
      say(`“${open.id}” has no difficulty. Write easy, medium or hard in its heading or in the file's header`);
    if (!class_level) say(`“${open.id}” has no class. Write SS1, SS2 or SS3 in its heading or in the file's header`);
  }
}
