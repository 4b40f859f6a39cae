// Files for every reader with a unique word at each place where a text can be, so that a lost text is noticed.
import { strToU8, zipSync } from "fflate";

/** Returns unique words, and numbers for choices. */
export class Marks {
  readonly words: string[] = [];
  private readonly choices: readonly number[];
  private at = 0;

  constructor(choices: readonly number[]) {
    this.choices = choices;
  }

  word(): string {
    const word = `kw${this.words.length}zq`;
    this.words.push(word);
    return word;
  }

  /** A number below the given one. */
  pick(below: number): number {
    this.at += 1;
    return (this.choices[this.at % this.choices.length] ?? 0) % below;
  }

  maybe(make: () => string): string {
    return this.pick(2) === 0 ? "" : make();
  }

  some(most: number, make: (no: number) => string): string {
    return Array.from({ length: this.pick(most + 1) }, (_, no) => make(no)).join("");
  }
}

export interface MarkedFile {
  name: string;
  content: string | Uint8Array;
}

const shapes: ((w: () => string) => string)[] = [
  (w) => `<p>${w()}</p>`,
  (w) => `${w()} <b>${w()}</b> <i>${w()}</i><br/>${w()}`,
  (w) => `<div>${w()}<div>${w()}</div>${w()}</div>`,
  (w) => `<table><caption>${w()}</caption><tr><th>${w()}</th><td>${w()}</td></tr><tr><td>${w()}</td></tr></table>`,
  (w) => `<ul><li>${w()}</li><li>${w()}</li></ul>`,
  (w) => `<ol><li>${w()}<p>${w()}</p></li><li>${w()}</li></ol>`,
  (w) => `<p>x<sup>${w()}</sup> and y<sub>${w()}</sub></p>`,
  (w) => `<blockquote>${w()}</blockquote><pre>${w()}</pre>`,
  (w) => `<h2>${w()}</h2><p><span>${w()}</span></p>`,
  (w) => `<dl><dt>${w()}</dt><dd>${w()}</dd></dl>`,
  (w) => `<table><tr>${w()}<td>${w()}</td></tr></table>`,
];
const html = (m: Marks) => shapes[m.pick(shapes.length)]!(() => m.word());
const line = (m: Marks) => `${m.word()} ${m.maybe(() => `<em>${m.word()}</em>`)}`;
const escaped = (text: string) => text.replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function moodle(m: Marks): MarkedFile {
  const text = (name: string, said: string) => `<${name} format="html"><text>${escaped(said)}</text></${name}>`;
  const formats = ["html", "markdown", "plain_text", "moodle_auto_format"];
  const stem =
    m.pick(3) === 0
      ? `<questiontext format="${formats[m.pick(4)]}"><text>${m.word()} ${m.word()}</text></questiontext>`
      : text("questiontext", html(m));
  const answers = Array.from(
    { length: 2 + m.pick(4) },
    (_, at) =>
      `<answer fraction="${at === 0 ? 100 : 0}" format="html"><text>${escaped(line(m))}</text>${m.maybe(() => text("feedback", html(m)))}</answer>`,
  ).join("");
  const parts = ["generalfeedback", "correctfeedback", "partiallycorrectfeedback", "incorrectfeedback", "remark"];
  const said = parts.map((name) => m.maybe(() => text(name, html(m)))).join("");
  const hints = m.some(3, () => text("hint", html(m)));
  const tags = `<tags>${m.some(2, () => `<tag><text>${m.word()}</text></tag>`)}</tags>`;
  const category = m.maybe(
    () => `<question type="category"><category><text>${m.word()}</text></category>${text("info", m.word())}</question>`,
  );
  const description = m.maybe(() => `<question type="description">${text("questiontext", m.word())}</question>`);
  return {
    name: "m.xml",
    content: `<quiz>${category}${description}<question type="multichoice">${stem}${said}<single>true</single>${answers}${hints}${tags}</question></quiz>`,
  };
}

const names = ["a", "b", "c", "d", "correct", "incorrect", "hint", "solution", "f1", "f2"];

function qti2(m: Marks): MarkedFile {
  const modal = () =>
    `<modalFeedback outcomeIdentifier="F" identifier="${names[m.pick(names.length)]}" showHide="show">${html(m)}</modalFeedback>`;
  const choice = (name: string) =>
    `<simpleChoice identifier="${name}">${line(m)}${m.maybe(() => `<feedbackInline outcomeIdentifier="F" identifier="${name}">${m.word()}</feedbackInline>`)}</simpleChoice>`;
  const stem = [
    html(m),
    m.maybe(() => `<rubricBlock view="scorer"><p>${m.word()}</p></rubricBlock>`),
    m.maybe(() => `<rubricBlock view="candidate"><p>${m.word()}</p></rubricBlock>`),
    m.maybe(() => `<div class="qti-visually-hidden">${m.word()}</div>`),
    m.maybe(() => `<div class="passage"><h2>${m.word()}</h2><p>${m.word()}</p></div>`),
    m.maybe(
      () =>
        `<feedbackBlock outcomeIdentifier="F" identifier="${names[m.pick(names.length)]}">${m.word()}</feedbackBlock>`,
    ),
  ].join("");
  const rest = [
    m.maybe(
      () => `<catalogInfo><catalog id="c"><card>${m.word()}</card><card>${m.word()}</card></catalog></catalogInfo>`,
    ),
    m.maybe(() => `<companionMaterialsInfo><digitalMaterial>${m.word()}</digitalMaterial></companionMaterialsInfo>`),
    m.maybe(() => `<somethingElse>${m.word()}</somethingElse>`),
  ].join("");
  const rules = m.maybe(
    () =>
      '<responseProcessing><responseCondition><responseIf><match><variable identifier="R"/><correct identifier="R"/></match><setOutcomeValue identifier="F"><baseValue baseType="identifier">f1</baseValue></setOutcomeValue></responseIf><responseElse><setOutcomeValue identifier="F"><baseValue baseType="identifier">f2</baseValue></setOutcomeValue></responseElse></responseCondition></responseProcessing>',
  );
  const choices = ["a", "b", "c", "d"].slice(0, 2 + m.pick(3)).map(choice);
  const prompt = m.maybe(() => `<prompt>${line(m)}</prompt>`);
  return {
    name: "q.xml",
    content: `<assessmentItem adaptive="${m.pick(4) === 0}"><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>b</value></correctResponse></responseDeclaration><itemBody>${stem}<choiceInteraction responseIdentifier="R" maxChoices="1">${prompt}${choices.join("")}</choiceInteraction></itemBody>${rules}${m.some(4, modal)}${rest}</assessmentItem>`,
  };
}

function qti1(m: Marks): MarkedFile {
  const material = (said: string) => `<material><mattext texttype="text/html">${escaped(said)}</mattext></material>`;
  const idents = ["general_fb", "correct_fb", "general_incorrect_fb", "1_fb", "2_fb", "tied", "left", "hint"];
  const feedback = (no: number) => {
    const inside =
      m.pick(4) === 0
        ? `<hint><hintmaterial>${material(m.word())}</hintmaterial></hint><solution><solutionmaterial>${material(m.word())}</solutionmaterial></solution>`
        : `<flow_mat>${material(html(m))}</flow_mat>`;
    return `<itemfeedback ident="${idents[(m.pick(idents.length) + no) % idents.length]}">${inside}</itemfeedback>`;
  };
  const labels = ["1", "2", "3"].map(
    (ident) => `<response_label ident="${ident}">${material(line(m))}</response_label>`,
  );
  const condition = (ident: string, then: string) =>
    `<respcondition><conditionvar><varequal respident="r">${ident}</varequal></conditionvar>${then}</respcondition>`;
  const section = m.maybe(
    () => `<presentation_material><flow_mat>${material(m.word())}</flow_mat></presentation_material>`,
  );
  const rest = `${m.maybe(() => `<objectives>${material(m.word())}</objectives>`)}${m.maybe(() => `<rubric>${material(m.word())}</rubric>`)}`;
  return {
    name: "c.xml",
    content: `<questestinterop><assessment><section>${section}<item ident="q">${rest}<presentation>${material(html(m))}${m.maybe(() => material(m.word()))}<response_lid ident="r" rcardinality="Single">${m.maybe(() => material(m.word()))}<render_choice>${labels.join("")}</render_choice></response_lid></presentation><resprocessing>${condition("1", '<setvar action="Set">100</setvar>')}${condition("3", '<displayfeedback linkrefid="tied"/>')}</resprocessing>${m.some(4, feedback)}</item></section></assessment></questestinterop>`,
  };
}

function gift(m: Marks): MarkedFile {
  const option = (sign: string) => `${sign}${m.word()}${m.maybe(() => `#${m.word()} ${m.word()}`)}`;
  const options = ["=", "~", "~", "~"].slice(0, 2 + m.pick(3)).map(option);
  const choice = `${m.word()} [html]${m.word()} {${options.join(" ")}${m.maybe(() => `####${m.word()}`)}} ${m.maybe(() => `${m.word()}.`)}`;
  const truth = `${m.word()} {${m.pick(2) === 0 ? "T" : "FALSE"}#${m.word()}#${m.word()}${m.maybe(() => `####${m.word()}`)}}`;
  const tag = m.maybe(() => `// [tag:${m.word()}] [tag:topic=${m.word()}]\n`);
  const description = m.maybe(() => `${m.word()}\n\n`);
  return { name: "g.gift", content: `$CATEGORY: ${m.word()}\n\n${description}${tag}${choice}\n\n${truth}\n` };
}

function aiken(m: Marks): MarkedFile {
  const label = (name: string) => m.maybe(() => `${name}: ${m.word()}\n`);
  const labels = ["EXPLANATION", "WHY B", "HINT", "SUBJECT", "TOPIC", "EXAM", "CLASS"].map(label).join("");
  return {
    name: "a.txt",
    content: `${m.word()}\n${m.word()}\nA) ${m.word()}\nB) ${m.word()}\nANSWER: A\n${labels}\n${m.word()}\nA. ${m.word()}\nB. ${m.word()}\nANSWER: B\n`,
  };
}

const columns = [
  "question",
  "a",
  "b",
  "answer",
  "explanation",
  "hint",
  "why_a",
  "why_b",
  "subject",
  "topicName",
  "passage",
  "passage_title",
  "instruction",
];

function csv(m: Marks): MarkedFile {
  const unused = m.maybe(() => `,${m.word()}`);
  const cells = columns.map((name) => (name === "answer" ? "A" : m.word()));
  return { name: "t.csv", content: `${columns.join(",")}${unused}\n${cells.join(",")}${unused && ",x"}\n` };
}

function aloc(m: Marks): MarkedFile {
  const item = {
    ...{ question: m.word(), section: m.maybe(() => m.word()), option: { a: m.word(), b: m.word(), c: m.word() } },
    ...{ answer: "b", solution: m.word(), hint: m.word(), why: { a: m.word(), b: m.word() }, subject: m.word() },
    ...{ topic: m.word(), examtype: m.word(), class_level: m.word(), remark: m.word() },
  };
  return { name: "d.json", content: JSON.stringify({ data: [item] }) };
}

const namespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

function docx(m: Marks): MarkedFile {
  const lines = [
    ...[
      `1. ${m.word()}`,
      `A) ${m.word()}`,
      `B) ${m.word()}`,
      "ANSWER: A",
      `EXPLANATION: ${m.word()}`,
      `HINT: ${m.word()}`,
    ],
    ...[
      `2. ${m.word()} $$x$$`,
      `A) ${m.word()}`,
      `B) ${m.word()}`,
      "ANSWER: B",
      `WHY A: ${m.word()}`,
      `TOPIC: ${m.word()}`,
    ],
  ];
  const body = lines.map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`).join("");
  const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument";
  return {
    name: "w.docx",
    content: zipSync({
      "[Content_Types].xml": strToU8(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      "_rels/.rels": strToU8(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}" Target="word/document.xml"/></Relationships>`,
      ),
      "word/document.xml": strToU8(`<w:document xmlns:w="${namespace}"><w:body>${body}</w:body></w:document>`),
    }),
  };
}

export const markedFiles = { moodle, qti2, qti1, gift, aiken, csv, aloc, docx };
