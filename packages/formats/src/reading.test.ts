// Files as they really look, each written by hand here: good ones are read as intended, broken rows are reported.
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readAiken } from "./aiken.ts";
import { type FormatQuestion, readQuestionFile } from "./index.ts";
import { looksLikeHtml } from "./text/html-tags.ts";
import { blockMarkup } from "./text/markup-from.ts";

const read = (content: string | Uint8Array, name: string, choices = {}) =>
  readQuestionFile(typeof content === "string" ? strToU8(content) : content, name, choices, 2026);

const problems = async (content: string, name: string) =>
  (await read(content, name)).rows.flatMap(({ row, problems }) =>
    problems.map(({ field, message }) => `${row} ${field}: ${message}`),
  );

const part = ({ question_body, option_a, option_b, option_c, option_d, correct_answer }: FormatQuestion) => [
  question_body,
  option_a,
  option_b,
  option_c,
  option_d,
  correct_answer,
];

test("CSV: semicolons, other headings, cells over two lines, a key given as its text", async () => {
  const csv = `Question;A;B;C;D;Answer;Solution;Exam Year\n"Which gas\nputs out a flame?";Oxygen;Carbon dioxide;Neon;Argon;carbon dioxide;It is heavy.;2019\n`;
  const file = await read(csv, "bank.csv");
  expect(file.table).toMatchObject({ delimiter: ";", has_header: true });
  const [row] = file.rows;
  expect(row).toMatchObject({ row: 2, problems: [] });
  expect(part(row!.question)).toEqual([
    "Which gas\nputs out a flame?",
    "Oxygen",
    "Carbon dioxide",
    "Neon",
    "Argon",
    "B",
  ]);
  expect(row!.question).toMatchObject({ answer_explanation: "It is heavy.", year: "2019" });
});

test("CSV without headings: the content, or the sender of the file, identifies the columns", async () => {
  const csv = Array.from({ length: 5 }, (_, at) => `What is ${at} + 1?,${at},${at + 1},${at + 2},${at + 3},B`).join(
    "\n",
  );
  const file = await read(csv, "bank.csv");
  expect(file.rows).toHaveLength(5);
  expect(part(file.rows[2]!.question)).toEqual(["What is 2 + 1?", "2", "3", "4", "5", "B"]);
  const mapping = ["question_body", "option_b", "option_a", "option_c", "option_d", "correct_answer"];
  const mapped = await read(csv, "bank.csv", { mapping });
  expect(part(mapped.rows[2]!.question)).toEqual(["What is 2 + 1?", "3", "2", "4", "5", "B"]);
});

test("old Windows files, UTF-16 and a byte order mark are all read", async () => {
  const head = "question,a,b,c,d,answer\n";
  const windows = new Uint8Array([
    ...strToU8(head),
    ...strToU8("Caf"),
    0xe9,
    ...strToU8(" means?,a shop,a sea,a sun,a sky,A"),
  ]);
  expect(await read(windows, "b.csv")).toMatchObject({
    encoding: "windows-1252",
    rows: [{ question: { question_body: "Café means?" } }],
  });
  const text = `${head}Ẹyọ̀ is?,one,two,three,four,A`;
  const wide = new Uint8Array(Buffer.from(`\uFEFF${text}`, "utf16le"));
  expect(await read(wide, "b.csv")).toMatchObject({
    encoding: "utf-16le",
    rows: [{ question: { question_body: "Ẹyọ̀ is?" } }],
  });
});

test("the rows of a messy table are reported one by one", async () => {
  const head = "question_body,option_a,option_b,option_c,option_d,correct_answer,year,difficulty_level,question_type\n";
  const rows = [
    "Good?,1,2,3,4,A,2020,Easy,",
    ",1,2,3,4,A,2020,easy,",
    "Blank option?,1,2,,4,A,2020,easy,",
    "Same twice?,1,2,2,4,A,2020,easy,",
    "Bad key?,1,2,3,4,F,2020,easy,",
    "Key on nothing?,1,2,3,4,E,2020,easy,",
    "Bad year?,1,2,3,4,A,2107,easy,",
    "Bad level?,1,2,3,4,A,2020,tricky,",
    "Sum?,=SUM(A1:A3),2,3,4,A,2020,easy,",
    "Runs?,=cmd|'/c calc'!A0,2,3,4,A,2020,easy,",
    "<script>alert(1)</script>What?,1,2,3,4,A,2020,easy,",
    "Ragged?,1,2,3,4,A,2020,easy,,,surplus",
    "Picture?,1,2,3,4,A,2020,easy,IMAGE_ONLYS",
    "BB or Bb?,BB,Bb,bB,bb,A,2020,easy,",
  ];
  expect(await problems(head + rows.join("\n"), "dirty.csv")).toEqual([
    "3 question_body: Question is required",
    "4 option_c: Option C required",
    "5 option_c: Options B and C are the same",
    '6 correct_answer: "F" is not one of A, B, C, D',
    '7 correct_answer: "E" is not one of A, B, C, D',
    "8 year: Invalid year. We left it empty",
    '9 difficulty_level: "tricky" is not one of easy, medium, hard',
    "10 option_a: Has a spreadsheet formula. Write its value instead",
    "11 option_a: Has a spreadsheet formula. Write its value instead",
    "12 question_body: Contains <script>, which is not allowed",
    "13 file: Has 11 cells, but the heading has 9",
    "14 question_type: Add questions with pictures or sound in the editor",
  ]);
});

test("typed text keeps its meaning: money, products, gaps, formulas, bold, bare TeX, HTML", async () => {
  const told = async (cell: string) => {
    const csv = `question,a,b,c,d,answer\n"${cell.replaceAll('"', '""')}",1,2,3,4,A`;
    return (await read(csv, "t.csv")).rows[0]!.question.question_body;
  };
  expect(await told("It costs $5 or $6")).toBe("It costs \\$5 or \\$6");
  expect(await told("2*3*4 and 5 * 6")).toBe("2\\*3\\*4 and 5 * 6");
  expect(await told("The ____ is __here__")).toBe("The ____ is __here__");
  expect(await told("Solve $x^2=4$ for **x**")).toBe("Solve $x^2=4$ for **x**");
  expect(await told("\\frac{7}{9}")).toBe("$\\frac{7}{9}$");
  expect(await told("if a <b and c> d")).toBe("if a <b and c> d");
  expect(await told("<p>H<sub>2</sub>O is <b>wet</b></p><p>10<sup>-3</sup>&nbsp;m</p>")).toBe(
    "H₂O is **wet**\n\n10⁻³ m",
  );
  expect(await told("<table><tr><th>x</th><th>y</th></tr><tr><td>1</td><td>2</td></tr></table>")).toBe(
    "| x | y |\n|---|---|\n| 1 | 2 |",
  );
});

test("Aiken: good questions are read, unfinished ones are reported by their line", async () => {
  const text = `1. Which is a mammal?\nA) Shark\nB) Bat\nC) Owl\nD) Toad\nANSWER: B\n\nNo end\nA) 1\nB) 2\nC) 3\nD) 4\n\nStem only\n\nWho wrote it?\nA. Soyinka\nB. Achebe\nC. Adichie\nD. Okri\nANSWER: G\n`;
  const file = await read(text, "quiz.txt");
  expect(file.format).toBe("aiken");
  expect(part(file.rows[0]!.question)).toEqual(["Which is a mammal?", "Shark", "Bat", "Owl", "Toad", "B"]);
  expect(await problems(text, "quiz.txt")).toEqual([
    "8 correct_answer: The ANSWER line is missing",
    "14 option_a: The question has no options",
    "14 correct_answer: The ANSWER line is missing",
    "14 option_b: Option B required",
    '16 correct_answer: "G" is not one of A, B, C, D',
  ]);
});

test("GIFT: categories, comments, escapes, feedback, a gap in the middle, and other types are refused by name", async () => {
  const gift = `// [tag:year=2018]\n$CATEGORY: $course$/Physics\n\n::One::[html]<p>Speed of light in <b>km/s</b>?</p>{\n~300 =300000#Yes ~3 ~30\n####Light is fast.}\n\n2 \\= {~1 =1 + 1 ~3 ~4}.\n\nThe sun is a star.{T}\n\nEssay?{}\n\nHow many?{#5}\n\nMatch{=a -> b =c -> d}\n\nName it{=Lagos =lagos}\n\nBoth{~%50%a ~%50%b ~c ~d}\n\nOpen {~a =b\n\nJust words.\n`;
  const { rows, notes } = await read(gift, "quiz.gift");
  expect(part(rows[0]!.question)).toEqual(["Speed of light in **km/s**?", "300", "300000", "3", "30", "B"]);
  expect(rows[0]!.question.answer_explanation).toBe("Light is fast.");
  expect(part(rows[1]!.question)).toEqual(["2 = _____.", "1", "1 + 1", "3", "4", "B"]);
  expect(rows[2]!.question).toMatchObject({ question_type: "TRUE_OR_FALSE", correct_answer: "A", option_b: "False" });
  const refused = rows.slice(3).map(({ row, problems }) => `${row} ${problems[0]?.found || problems[0]?.message}`);
  expect(rows[7]).toMatchObject({ row: 20, question: { correct_answer: "AB", answers_wanted: "all" } });
  expect(rows[7]!.problems).toMatchObject([{ field: "correct_answer", harmless: true }]);
  expect(refused.toSpliced(4, 1)).toEqual([
    "12 Essay",
    "14 Numerical",
    "16 Matching",
    "18 Short answer",
    "22 The answers start with { but have no }",
  ]);
  expect(notes).toEqual(["Category: $course$/Physics", "Line 24: this is a description, not a question: Just words."]);
});

test("Moodle XML and ALOC JSON: HTML becomes markup, pictures and foreign types are reported", async () => {
  const answer = (text: string, fraction = 0) => `<answer fraction="${fraction}"><text>${text}</text></answer>`;
  const question = (type: string, inside: string, text = "Pick &lt;i&gt;one&lt;/i&gt;") =>
    `<question type="${type}"><questiontext format="html"><text>${text}</text></questiontext>${inside}</question>`;
  const four = answer("1") + answer("2", 100) + answer("3") + answer("4");
  const xml = `<?xml version="1.0"?><quiz>${question("multichoice", `<single>true</single>${four}`)}${question("cloze", "")}${question("multichoice", `<single>false</single>${four}`)}${question("multichoice", four, "<![CDATA[<img src='@@PLUGINFILE@@/a.png'>]]>")}</quiz>`;
  const { rows } = await read(xml, "quiz.xml");
  expect(part(rows[0]!.question)).toEqual(["Pick *one*", "1", "2", "3", "4", "B"]);
  expect(rows.slice(1).map(({ problems }) => problems[0]?.found)).toEqual(["Cloze", undefined, "@@PLUGINFILE@@/a.png"]);

  const aloc = {
    subject: "chemistry",
    data: [
      {
        id: 1,
        question: "An <i>acid</i>?",
        option: { a: "HCl", b: "NaOH", c: "NaCl", d: "Fe", e: "" },
        section: "",
        image: "",
        answer: "a",
        solution: "It gives H<sup>+</sup>",
        examtype: "utme",
        examyear: "2010",
        hasPassage: 0,
      },
      { question: "Seen?", option: { a: "1", b: "2", c: "3", d: "4" }, image: "x.jpg", answer: "b" },
    ],
  };
  const json = await read(JSON.stringify(aloc), "questions.json");
  expect(json.rows[0]).toMatchObject({
    problems: [],
    question: {
      question_body: "An *acid*?",
      answer_explanation: "It gives H⁺",
      subject: "chemistry",
      exam_type: "utme",
      year: "2010",
      correct_answer: "A",
    },
  });
  expect(json.rows[1]?.problems.map(({ field }) => field)).toEqual(["picture"]);
});

test("QTI: documents in the manifest are read, other interactions refused by name, missing documents reported", async () => {
  const item = (body: string, cardinality = "single") =>
    `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="i"><responseDeclaration identifier="R" cardinality="${cardinality}"><correctResponse><value>b</value></correctResponse></responseDeclaration><itemBody>${body}</itemBody></assessmentItem>`;
  const choices = ["a", "b", "c", "d"]
    .map((id) => `<simpleChoice identifier="${id}">Choice ${id}</simpleChoice>`)
    .join("");
  const choice = `<choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>Which?</prompt>${choices}</choiceInteraction>`;
  const names = ["one.xml", "two.xml", "three.xml", "gone.xml"];
  const resources = names.map((name) => `<resource type="imsqti_item_xmlv2p2" href="${name}"/>`).join("");
  const bytes = zipSync({
    "imsmanifest.xml": strToU8(`<manifest><resources>${resources}</resources></manifest>`),
    "one.xml": strToU8(item(`<p>Look.</p>${choice}`)),
    "two.xml": strToU8(item('<textEntryInteraction responseIdentifier="R"/>')),
    "three.xml": strToU8(item(choice, "multiple")),
  });
  const file = await read(bytes, "package.zip");
  expect(file.format).toBe("qti-2.2");
  expect(part(file.rows[0]!.question)).toEqual([
    "Look.\n\nWhich?",
    "Choice a",
    "Choice b",
    "Choice c",
    "Choice d",
    "B",
  ]);
  expect(file.rows.slice(1).map(({ problems }) => problems[0]?.found || problems[0]?.message)).toEqual([
    "Text entry",
    undefined,
    "The manifest lists gone.xml, which is not in the package",
  ]);
});

test("feedback for a wrong answer is why it is wrong, and feedback for a right answer is the explanation", async () => {
  const gift = await read(
    "One{~3#Too few =4#Two and two ~[html]5#[html]<b>One</b> too many ~6}\n\nEven{F#Only 2 is#Primes are odd}\n",
    "quiz.gift",
  );
  const whys = { why_a: "Too few", why_b: "", why_c: "**One** too many", why_d: "", answer_explanation: "Two and two" };
  expect(gift.rows[0]!.question).toMatchObject(whys);
  expect(gift.rows[1]!.question).toMatchObject({ why_a: "Only 2 is", why_b: "", answer_explanation: "Primes are odd" });

  const answer = (text: string, fraction: number, said = "") =>
    `<answer fraction="${fraction}"><text>${text}</text>${said && `<feedback format="html"><text><![CDATA[${said}]]></text></feedback>`}</answer>`;
  const four = `${answer("3", 0, "Too few")}${answer("4", 100, "Two and two")}${answer("5", 0, "<b>One</b> too many")}${answer("6", 0)}`;
  const statement = answer("false", 100, "Primes are odd") + answer("true", 0, "Only 2 is");
  const text = "<questiontext><text>How many?</text></questiontext>";
  const moodle = await read(
    `<quiz><question type="multichoice">${text}${four}</question><question type="truefalse">${text}${statement}</question><question type="multichoice">${text}<generalfeedback><text>Add.</text></generalfeedback>${four}</question></quiz>`,
    "quiz.xml",
  );
  expect(moodle.rows[0]!.question).toMatchObject(whys);
  expect(moodle.rows[1]!.question).toMatchObject({
    why_a: "Only 2 is",
    why_b: "",
    answer_explanation: "Primes are odd",
  });
  expect(moodle.rows[2]!.question).toMatchObject({
    ...{ why_a: "Too few", why_b: "", answer_explanation: "Add.\n\nTwo and two" },
  });

  const csv = await read(
    "Question,A,B,C,D,Answer,Why A,feedback_c\nHow many?,3,4,5,6,B,Too few,**One** too many\n",
    "questions.csv",
  );
  expect(csv.rows[0]!.question).toMatchObject({ ...whys, answer_explanation: "" });
});

test("QTI feedback of a choice is found where each version stores it", async () => {
  const material = (text: string) => `<material><mattext>${text}</mattext></material>`;
  const labels = ["3", "4", "5", "6"].map(
    (said, at) => `<response_label ident="${70 + at}">${material(said)}</response_label>`,
  );
  const shows = (ident: number, link: string) =>
    `<respcondition continue="Yes"><conditionvar><varequal respident="r">${ident}</varequal></conditionvar><displayfeedback linkrefid="${link}"/></respcondition>`;
  const canvas = `<questestinterop><item><presentation>${material("How many?")}<response_lid ident="r" rcardinality="Single"><render_choice>${labels.join("")}</render_choice></response_lid></presentation><resprocessing><respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback linkrefid="general_fb"/></respcondition>${shows(70, "few")}<respcondition><conditionvar><varequal respident="r">71</varequal></conditionvar><setvar action="Set">100</setvar></respcondition></resprocessing><itemfeedback ident="general_fb">${material("Add.")}</itemfeedback><itemfeedback ident="few">${material("Too few")}</itemfeedback><itemfeedback ident="72_fb">${material("Too many")}</itemfeedback></item></questestinterop>`;
  const whys = { why_a: "Too few", why_b: "", why_c: "Too many", why_d: "", answer_explanation: "Add." };
  expect((await read(canvas, "questions.xml")).rows[0]!.question).toMatchObject(whys);

  const inline = '<feedbackInline outcomeIdentifier="F" identifier="a" showHide="show">Too few</feedbackInline>';
  const choices = `<simpleChoice identifier="a">3 ${inline}</simpleChoice><simpleChoice identifier="b">4</simpleChoice><simpleChoice identifier="c">5</simpleChoice><simpleChoice identifier="d">6</simpleChoice>`;
  const modal = (name: string, said: string) =>
    `<modalFeedback identifier="${name}" showHide="show">${said}</modalFeedback>`;
  const item = `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1"><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>b</value></correctResponse></responseDeclaration><itemBody><p>How many?</p><choiceInteraction responseIdentifier="R" maxChoices="1">${choices}</choiceInteraction></itemBody>${modal("c", "Too many")}${modal("solution", "Add.")}</assessmentItem>`;
  const { question } = (await read(item, "item.xml")).rows[0]!;
  expect(question).toMatchObject({ ...whys, option_a: "3" });
});

test("a numbered list becomes steps, whatever it contains, and a nested list keeps its own numbers", async () => {
  const html =
    "<p>So:</p><ol><li><p>Add</p><p>both</p></li><li>Divide \\[x=2\\]</li><li>Look<ol><li>once</li><li>twice</li></ol></li></ol><p>Done.</p>";
  const aloc = [{ question: "?", option: { a: "1", b: "2", c: "3", d: "4" }, answer: "a", solution: html }];
  const { rows } = await read(JSON.stringify({ data: aloc }), "questions.json");
  const markup = "So:\n\n1. Add\nboth\n2. Divide $x=2$\n3. Look\n(1) once\n(2) twice\n\nDone.";
  expect(rows[0]!.question.answer_explanation).toBe(markup);
  expect(rows[0]!.problems).toEqual([]);
});

test("HTML from other sources is read as browsers read it, and typed text is not lost", () => {
  const cases: [string, string][] = [
    ['<p>See <img alt="a>b" src=x.png> the graph</p>', "See the graph"],
    ["<p>Caf&eacute; &frac23; &rarrc; &notin; &copy 2026</p>", "Café ⅔ ⤳ ∉ © 2026"],
    ["<p class=q>One<p>Two", "One\n\nTwo"],
    ["<ul><li>a<li>b</ul>", "• a\n• b"],
    ["<table><tr><th>x<th>y<tr><td>1<td></table>", "| x | y |\n|---|---|\n| 1 |  |"],
    ["<p>if x <y and z> 5 then</p>", "if x <y and z> 5 then"],
    ["<p>when x <y", "when x <y"],
    ["<td>alone</td>", "alone"],
    ["<p>a&#1;b&#128;c&nbsp;d</p>", "ab€c d"],
    ["<b>bold <i>both</b> rest</i>", "**bold both** rest"],
  ];
  for (const [html, markup] of cases) expect([html, blockMarkup(html, "html").markup]).toEqual([html, markup]);
  expect(blockMarkup('<img alt="a>b" src=x.png>', "html").pictures).toEqual([{ src: "x.png", alt: "a>b" }]);
  expect(blockMarkup("<p onclick=x()>a</p>", "html").problems).toHaveLength(1);
  expect(["a <b and c> d", "x < y", "1<2>0", "<b>x", "<p>x</p>", "x<br>y", "<b a>x</b>"].map(looksLikeHtml)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
    false,
  ]);
});

test("Aiken: a question that starts with initials after another question is a separate question", () => {
  const lines = [
    "Two and two are",
    "A) 4",
    "B) 5",
    "ANSWER: A",
    "",
    "K. C. Wheare wrote on",
    "A) rivers",
    "B) federalism",
  ];
  const rows = readAiken([...lines, "ANSWER: B"].join("\n"));
  expect(rows.map(({ question }) => question.question_body)).toEqual(["Two and two are", "K. C. Wheare wrote on"]);
  expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
});
