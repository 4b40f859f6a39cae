// Features of other systems that ours does not have: none may end up in the wrong place or be dropped without a
// message.
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { type RowProblem, readQuestionFile, stops } from "./index.ts";

const read = (content: string | Uint8Array, name: string, choices = {}) =>
  readQuestionFile(typeof content === "string" ? strToU8(content) : content, name, choices, 2026);

const told = (problems: RowProblem[], harmless: boolean) =>
  problems.filter((problem) => stops(problem) !== harmless).map(({ field, message }) => `${field}: ${message}`);

const one = async (content: string | Uint8Array, name: string) => {
  const { rows } = await read(content, name);
  const { question, problems, picture } = rows[0]!;
  return { question, picture, problems: told(problems, false), notes: told(problems, true) };
};

const choice = (name: string, said: string) => `<simpleChoice identifier="${name}">${said}</simpleChoice>`;
const four = ["a", "b", "c", "d"].map((name) => choice(name, `Option ${name}`)).join("");
const item = (body: string, { choices = four, after = "", adaptive = "false", before = "" } = {}) =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" adaptive="${adaptive}"><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>b</value></correctResponse></responseDeclaration>${before}<itemBody>${body}<choiceInteraction responseIdentifier="R" maxChoices="1">${choices}</choiceInteraction></itemBody>${after}</assessmentItem>`;

test("options that differ only in capitals are different options", async () => {
  const stress =
    "question,a,b,c,d,answer\nWhich is stressed rightly?,exposTUlate,expostuLATE,EXpostulate,exPOStulate,D\nCarbon monoxide?,CO,Co,cO,co,A\nTwice?,Stop,Stop,Go,Wait,A\n";
  const { rows } = await read(stress, "s.csv");
  expect(rows.map(({ problems }) => told(problems, false))).toEqual([
    [],
    [],
    ["option_b: Options A and B are the same"],
  ]);
});

test("QTI: feedback after an answer is never part of an option or of the question", async () => {
  const inline = (name: string, said: string) =>
    choice(name, `<p>Option ${name} <feedbackInline identifier="${name}">${said}</feedbackInline></p>`);
  const choices = [inline("a", "Too small."), inline("b", "Yes."), inline("c", "Too large."), choice("d", "Option d")];
  const body =
    '<p>How many?</p><feedbackBlock identifier="again"><p>You already tried that option!</p></feedbackBlock>';
  const after = '<modalFeedback identifier="tryAgain">No, try once more.</modalFeedback>';
  const adapting = await one(item(body, { choices: choices.join(""), adaptive: "true", after }), "q.xml");
  expect(adapting.question).toMatchObject({
    question_body: "How many?",
    option_a: "Option a",
    option_b: "Option b",
    option_c: "Option c",
    why_a: "Too small.",
    why_b: "",
    why_c: "Too large.",
    // "Yes." explains nothing, so the question is not imported as explained.
    answer_explanation: "",
  });
  expect(adapting.notes).toEqual([
    "answer_explanation: We skipped the feedback shown after an attempt",
    "answer_explanation: We skipped feedback that only says right or wrong",
    "answer_explanation: We skipped feedback that only says right or wrong",
  ]);
  const solved = await one(
    item('<p>How many?</p><feedbackBlock identifier="SOLUTION"><p>Count them.</p></feedbackBlock>', {
      adaptive: "true",
      after,
    }),
    "q.xml",
  );
  expect(solved.question).toMatchObject({ question_body: "How many?", answer_explanation: "Count them." });
  const plain = await one(
    item("<p>How many?</p>", {
      after:
        '<modalFeedback identifier="correct">Two and two are four.</modalFeedback><modalFeedback identifier="incorrect">No.</modalFeedback>',
    }),
    "q.xml",
  );
  expect(plain.question.answer_explanation).toBe("Two and two are four.");
  const truth = await one(
    item("<p>Ice floats.</p>", {
      choices: choice("a", "True <feedbackInline>No</feedbackInline>") + choice("b", "False"),
    }),
    "q.xml",
  );
  expect(truth).toMatchObject({ problems: [], question: { question_type: "TRUE_OR_FALSE" } });
});

test("QTI: notes for markers are left out, and a question with random numbers is refused", async () => {
  const rubric = '<rubricBlock view="scorer"><p>Two marks.</p></rubricBlock><p>How many?</p>';
  expect((await one(item(rubric), "q.xml")).question.question_body).toBe("How many?");
  const drawn = await one(
    item('<p>What is <printedVariable identifier="x"/> + 1?</p>', { before: '<templateDeclaration identifier="x"/>' }),
    "q.xml",
  );
  expect(drawn.problems[0]).toContain("Template");
  const hotspot = await one(item("<p>Order these.</p><graphicOrderInteraction/>"), "q.xml");
  expect(hotspot.problems[0]).not.toContain("graphicorderinteraction");
  const text = await one("<assessmentItem><itemBody><p>Read this.</p></itemBody></assessmentItem>", "q.xml");
  expect(text.problems).toContain("question_type: This is a text, not a question. It has nothing to answer");
});

const packed = (files: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(Object.entries(files).map(([name, of]) => [name, typeof of === "string" ? strToU8(of) : of])),
  );

const item3 = (head: string) =>
  `<qti-assessment-item><qti-response-declaration identifier="R" cardinality="single"><qti-correct-response><qti-value>b</qti-value></qti-correct-response></qti-response-declaration>${head}<qti-item-body><p>Who went home?</p><qti-choice-interaction response-identifier="R" max-choices="1">${four.replaceAll("simpleChoice", "qti-simple-choice")}</qti-choice-interaction></qti-item-body></qti-assessment-item>`;

test("QTI: a passage in a separate document is imported with its question, or the question is left out", async () => {
  const manifest =
    '<manifest><resources><resource type="imsqti_item_xmlv3p0" href="items/q.xml"/></resources></manifest>';
  const ref = '<qti-assessment-stimulus-ref identifier="s" href="../texts/s.xml"/>';
  const stimulus =
    '<qti-assessment-stimulus title="The walk"><qti-stimulus-body><p>Ada went home.</p></qti-stimulus-body></qti-assessment-stimulus>';
  const whole = await one(
    packed({ "imsmanifest.xml": manifest, "items/q.xml": item3(ref), "texts/s.xml": stimulus }),
    "p.zip",
  );
  expect(whole).toMatchObject({
    problems: [],
    question: { passage_title: "The walk", passage_body: "Ada went home." },
  });
  const torn = await one(packed({ "imsmanifest.xml": manifest, "items/q.xml": item3(ref) }), "p.zip");
  expect(torn.problems).toEqual(["passage_body: Its passage is not in the file"]);
  const included = item('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="s.html"/><p>Who?</p>');
  const page = "<html><head><title>The walk</title></head><body><p>Ada went home.</p></body></html>";
  const both = await one(packed({ "q.xml": included, "s.html": page }), "p.zip");
  expect(both.question).toMatchObject({
    question_body: "Who?",
    passage_title: "The walk",
    passage_body: "Ada went home.",
  });
});

const long = "Ada went home early, because it had rained since noon and the road to the river was under water. ".repeat(
  2,
);

test("QTI: a text in or before the item is its passage, and instructions are reported and left out", async () => {
  const rubric = '<rubricBlock view="candidate" use="sharedstimulus"><p>Ada went home.</p></rubricBlock><p>Who?</p>';
  const marked = '<div class="col-6 stimulus_content"><h2>The walk</h2><p>Ada went home.</p></div><p>Who?</p>';
  expect((await one(item(rubric), "q.xml")).question).toMatchObject({
    ...{ question_body: "Who?", passage_title: "Passage", passage_body: "Ada went home." },
  });
  expect((await one(item(marked), "q.xml")).question).toMatchObject({
    ...{ question_body: "Who?", passage_title: "The walk", passage_body: "Ada went home." },
  });
  // If nothing else is asked, the text is the question.
  expect((await one(item('<div class="stimulus"><p>Who went home?</p></div>'), "q.xml")).question).toMatchObject({
    ...{ question_body: "Who went home?", passage_body: "" },
  });
  const section = (said: string, items: string) =>
    `<assessmentTest><testPart><assessmentSection><rubricBlock view="candidate">${said}</rubricBlock>${items}</assessmentSection></testPart></assessmentTest>`;
  const tested = (said: string) =>
    read(
      packed({
        "imsmanifest.xml":
          '<manifest><resources><resource type="imsqti_test_xmlv2p1" href="tests/t.xml"/><resource type="imsqti_item_xmlv2p1" href="items/one.xml"/><resource type="imsqti_item_xmlv2p1" href="items/two.xml"/></resources></manifest>',
        "tests/t.xml": section(said, '<assessmentItemRef identifier="one" href="../items/one.xml"/>'),
        "items/one.xml": item("<p>Who?</p>"),
        "items/two.xml": item("<p>What?</p>"),
      }),
      "p.zip",
    );
  const passages = async (said: string) =>
    (await tested(said)).rows.map(({ question, problems }) => [question.passage_body, told(problems, false)]);
  expect(await passages(`<p>${long}</p>`)).toEqual([
    [long.trim(), []],
    ["", []],
  ]);
  expect(await passages("<p>Answer all questions.</p>")).toEqual([
    ["", []],
    ["", []],
  ]);
  expect((await tested("<p>Answer all questions.</p>")).notes).toEqual([
    "We skipped the text before the questions: Answer all questions.",
  ]);
});

test("QTI: the mark of each answer shows the right ones if nothing else does, and part credit is reported", async () => {
  const mapped = (entries: string, from = "<correctResponse><value>b</value></correctResponse>", to = "") =>
    item("<p>Which?</p>").replace(from, `${to}<mapping>${entries}</mapping>`);
  const entry = (key: string, worth: string) => `<mapEntry mapKey="${key}" mappedValue="${worth}"/>`;
  const best = await one(mapped(entry("a", "0.5") + entry("c", "1")), "q.xml");
  expect(best).toMatchObject({ problems: [], question: { correct_answer: "C", answers_wanted: "" } });
  expect(best.notes[0]).toContain("only the best one counts");
  const said = "<correctResponse><value>b</value></correctResponse>";
  const beside = await one(mapped(entry("a", "0.5") + entry("b", "2"), said, said), "q.xml");
  expect(beside).toMatchObject({ problems: [], question: { correct_answer: "B" } });
  expect(beside.notes[0]).toContain("only the best one counts");
  const several = mapped(entry("a", "1") + entry("b", "-1") + entry("d", "1")).replace(
    'cardinality="single"',
    'cardinality="multiple"',
  );
  expect((await one(several, "q.xml")).question).toMatchObject({ correct_answer: "AD", answers_wanted: "all" });
});

const item1 = (ident: string, title: string, fields: Record<string, string>, rest: string) =>
  `<item ident="${ident}" title="${title}"><itemmetadata><qtimetadata>${Object.entries(fields)
    .map(
      ([label, entry]) =>
        `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`,
    )
    .join("")}</qtimetadata></itemmetadata><presentation><material><mattext>${rest}`;
const labels = ["a", "b", "c", "d"]
  .map(
    (name) => `<response_label ident="${name}"><material><mattext>Option ${name}</mattext></material></response_label>`,
  )
  .join("");

test("Canvas: the stimulus of a question is its passage and is not a question itself", async () => {
  const stimulus = item1("s", "The walk", { question_type: "text_only_question" }, "Ada went home.");
  const child = item1(
    "q",
    "Q",
    { question_type: "multiple_choice_question", parent_stimulus_item_ident: "s" },
    "Who went home?",
  );
  const xml = `<questestinterop><assessment><section>${stimulus}</mattext></material></presentation></item>${child}</mattext></material><response_lid ident="r" rcardinality="Single"><render_choice>${labels}</render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal respident="r">b</varequal></conditionvar><setvar>100</setvar></respcondition></resprocessing></item></section></assessment></questestinterop>`;
  const { rows } = await read(xml, "canvas.xml");
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    row: 2,
    problems: [],
    question: { passage_title: "The walk", passage_body: "Ada went home.", correct_answer: "B" },
  });
});

test("QTI 1.2: a section's text is the passage of its items, and part credit is imported as its best answer", async () => {
  const condition = (ident: string, mark: string) =>
    `<respcondition><conditionvar><varequal respident="r">${ident}</varequal></conditionvar><setvar action="Set">${mark}</setvar></respcondition>`;
  const section = (said: string) =>
    `<questestinterop><assessment><section title="The walk"><presentation_material><flow_mat><material><mattext>${said}</mattext></material></flow_mat></presentation_material>${item1("q", "Q", {}, "Who went home?")}</mattext></material><response_lid ident="r" rcardinality="Single"><render_choice>${labels}</render_choice></response_lid></presentation><resprocessing>${condition("a", "5")}${condition("c", "10")}</resprocessing></item></section></assessment></questestinterop>`;
  const whole = await one(section(long), "s.xml");
  expect(whole).toMatchObject({
    problems: [],
    question: { passage_title: "The walk", passage_body: long.trim(), correct_answer: "C" },
  });
  expect(whole.notes).toEqual([
    "passage_body: We took the text before the questions as their passage. Please check",
    expect.stringContaining("only the best one counts"),
  ]);
  const short = await read(section("Answer all questions."), "s.xml");
  expect(short.rows[0]!.question.passage_body).toBe("");
  expect(short.notes).toEqual(["We skipped the text before the questions: Answer all questions."]);
});

test("a formula that another system drew as a picture is imported as a formula", async () => {
  const drawn = (attributes: string) =>
    moodle(moodleAnswers).replace("What is it?", `Find <img src="/equation_images/1" ${attributes}>.`);
  const canvas = 'class="equation_image" title="x^2" alt="LaTeX: x^2" data-equation-content="\\frac{1}{2}"';
  expect((await one(drawn(canvas), "m.xml")).question.question_body).toBe("Find $\\frac{1}{2}$.");
  expect((await one(drawn('class="texrender" alt="LaTeX: \\sqrt{2}"'), "m.xml")).question.question_body).toBe(
    "Find $\\sqrt{2}$.",
  );
  expect((await one(drawn('alt="A cell"'), "m.xml")).problems).toEqual(["picture: Its picture is not in the file"]);
});

test("Blackboard's dialect is reported by its name", async () => {
  const dat =
    "<questestinterop><assessment><assessmentmetadata><bbmd_asi_object_id>_1_1</bbmd_asi_object_id></assessmentmetadata></assessment></questestinterop>";
  await expect(read(dat, "res00001.xml")).rejects.toThrow("Blackboard's own version");
  const manifest =
    '<manifest><resources><resource type="assessment/x-bb-qti-test" href="res00001.dat"/></resources></manifest>';
  await expect(read(packed({ "imsmanifest.xml": manifest, "res00001.dat": dat }), "bb.zip")).rejects.toThrow(
    "Blackboard's own version",
  );
});

test("left-out parts are named in words that staff know, and a text without a question is called a text", async () => {
  const asked = (interaction: string) =>
    `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2"><itemBody><p>Look.</p>${interaction}</itemBody></assessmentItem>`;
  const reasonOf = async (content: string, name: string) => (await one(content, name)).problems[0];
  expect(await reasonOf(asked('<graphicOrderInteraction responseIdentifier="R"/>'), "q.xml")).toBe(
    "question_type: We cannot import Ordering on a picture questions, only multiple choice and true/false",
  );
  expect(await reasonOf(asked('<ledgerInteraction responseIdentifier="R"/>'), "q.xml")).toBe(
    "question_type: We cannot import Custom questions, only multiple choice and true/false",
  );
  expect(await reasonOf(asked(""), "q.xml")).toBe(
    "question_type: This is a text, not a question. It has nothing to answer",
  );
});

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
const moodle = (inside: string, type = "multichoice") =>
  `<quiz><question type="${type}"><questiontext format="html"><text><![CDATA[<p>What is it?</p>]]></text></questiontext>${inside}</question></quiz>`;
const moodleAnswers = ["100", "0", "0", "0"]
  .map((share, at) => `<answer fraction="${share}"><text>Answer ${at}</text></answer>`)
  .join("");

test("Moodle: pictures of old files are imported, even for a true or false statement", async () => {
  const base64 = Buffer.from(png).toString("base64");
  const old = await one(
    moodle(`<image>cell.png</image><image_base64>${base64}</image_base64>${moodleAnswers}`),
    "m.xml",
  );
  expect(old.picture).toMatchObject({ name: "cell.png", bytes: png });
  const named = await one(moodle(`<image>cell.png</image>${moodleAnswers}`), "m.xml");
  expect(named.problems).toEqual(["picture: Its picture is not in the file"]);
  const truth = '<answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer>';
  const shown = await one(
    moodle(`<image>cell.png</image><image_base64>${base64}</image_base64>${truth}`, "truefalse"),
    "m.xml",
  );
  expect(shown).toMatchObject({
    problems: [],
    question: { question_type: "IMAGE_AND_TEXTS_ONLY", option_a: "True", option_c: "", correct_answer: "A" },
  });
});

test("a question that must be heard is left out and reported", async () => {
  const linked = `<quiz><question type="multichoice"><questiontext format="html"><text><![CDATA[<p><a href="http://x.ng/a.mp3">Listen</a></p>]]></text></questiontext>${moodleAnswers}</question></quiz>`;
  expect((await one(linked, "m.xml")).problems[0]).toContain("Has a recording");
  const gift = "Listen to http\\://x.ng/song.mp3 and choose. {=One ~Two ~Three ~Four}";
  expect((await one(gift, "g.gift")).problems[0]).toContain("Has a recording");
  expect((await one("Which is a sound? {=song.mp3 ~song.txt ~song.png ~song.zip}", "g.gift")).problems).toEqual([]);
});

test("part credit is imported as its single best answer, with a remark", async () => {
  const gift = await one("Jesus Christ was from {~Jerusalem ~%25%Bethlehem ~%50%Galilee =Nazareth}", "g.gift");
  expect(gift).toMatchObject({ problems: [], question: { correct_answer: "D" } });
  expect(gift.notes[0]).toContain("only the best one counts");
  const xml = await one(moodle(moodleAnswers.replace('fraction="0"', 'fraction="50"')), "m.xml");
  expect(xml).toMatchObject({ problems: [], question: { correct_answer: "A" } });
  expect(xml.notes).toHaveLength(1);
  const best = await one(moodle(moodleAnswers.replace('fraction="100"', 'fraction="80"')), "m.xml");
  expect(best).toMatchObject({ problems: [], question: { correct_answer: "A", answers_wanted: "" } });
  expect(best.notes[0]).toContain("only the best one counts");
});

test("questions with two and three options are imported, but a gap in a table is still a gap", async () => {
  expect(await one("Who? {=Ada ~Bola ~Chidi}", "g.gift")).toMatchObject({
    problems: [],
    question: { option_c: "Chidi", option_d: "", correct_answer: "A", question_type: "TEXTS_ONLY" },
  });
  expect((await one("Who? {=Ada ~Bola}", "g.gift")).problems).toEqual([]);
  expect((await one("Who? {=Ada}", "g.gift")).problems).not.toEqual([]);
  const gap = "question,a,b,c,d,answer\nWho?,Ada,Bola,Chidi,,A\n";
  expect((await one(gap, "g.csv")).problems).toEqual(["option_d: Option D required"]);
  const three = "question,a,b,c,answer\nWho?,Ada,Bola,Chidi,A\n";
  expect((await one(three, "g.csv")).problems).toEqual([]);
});

test("an invalid year empties the year, not the question", async () => {
  const csv = "question,a,b,c,d,answer,year\nWhat is 1 + 1?,1,2,3,4,B,20l4\n";
  expect(await one(csv, "y.csv")).toMatchObject({
    problems: [],
    notes: ["year: Invalid year. We left it empty"],
    question: { year: "" },
  });
});

const sheet = (rows: string[][]) =>
  `<worksheet><sheetData>${rows.map((cells) => `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join("")}</row>`).join("")}</sheetData></worksheet>`;
const workbook = (sheets: Record<string, string[][]>) => {
  const names = Object.keys(sheets);
  return packed({
    "xl/workbook.xml": `<workbook><sheets>${names.map((name, at) => `<sheet name="${name}" r:id="r${at}" xmlns:r="r"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${names.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/s${at}.xml"/>`).join("")}</Relationships>`,
    ...Object.fromEntries(names.map((name, at) => [`xl/worksheets/s${at}.xml`, sheet(sheets[name]!)])),
  });
};

test("a workbook is read at its table of questions, or at the sheet that its sender names", async () => {
  const head = ["question", "a", "b", "c", "d", "answer"];
  const book = workbook({
    Instructions: [["Please read"], ["Fill in the next sheet"]],
    Questions: [head, ["What is 1 + 1?", "1", "2", "3", "4", "B"]],
    Old: [head, ["What is 2 + 2?", "1", "2", "3", "4", "D"]],
  });
  const found = await read(book, "book.xlsx");
  expect(found.table).toMatchObject({ sheet: "Questions", sheets: ["Instructions", "Questions", "Old"] });
  expect(found.rows.map(({ question }) => question.question_body)).toEqual(["What is 1 + 1?"]);
  const chosen = await read(book, "book.xlsx", { sheet: "Old" });
  expect(chosen.rows[0]!.question.question_body).toBe("What is 2 + 2?");
  await expect(read(book, "book.xlsx", { sheet: "Nowhere" })).rejects.toThrow('no sheet called "Nowhere"');
});

test("pictures beside loose files are found when all are in one archive", async () => {
  const csv =
    'question,a,b,c,d,answer\n"<p>What is it?</p><img src=""pictures/cell.png"" alt=""A cell"">",Leaf,Cell,Root,Stem,B\n';
  const shown = await one(packed({ "bank/questions.csv": csv, "bank/pictures/cell.png": png }), "bank.zip");
  expect(shown).toMatchObject({ problems: [], picture: { name: "pictures/cell.png", alt: "A cell", bytes: png } });
  const object = '<p><object type="image/png" data="cell.png">A cell</object></p><p>What is it?</p>';
  const items = await read(
    packed({ "one.xml": item(object), "two.xml": item("<p>And?</p>"), "cell.png": png }),
    "i.zip",
  );
  expect(items.rows.map(({ row, picture }) => [row, picture?.alt])).toEqual([
    [1, "A cell"],
    [2, undefined],
  ]);
  await expect(read(packed({ "a.csv": csv, "b.gift": "x" }), "two.zip")).rejects.toThrow("one by one");
});

test("with several right answers, all are needed for ticked boxes, and any counts for a single choice", async () => {
  const kind = ({ question, problems }: Awaited<ReturnType<typeof one>>) => [
    question.correct_answer,
    question.answers_wanted,
    ...problems,
  ];
  expect(kind(await one("Primes? {~%50%Two ~%50%Three ~%-100%Four ~Six}", "g.gift"))).toEqual(["AB", "all"]);
  expect(kind(await one("Primes? {~%100%Two ~Four ~%100%Three}", "g.gift"))).toEqual(["AC", "all"]);
  expect(kind(await one("A prime? {=Two =Three ~Four}", "g.gift"))).toEqual(["AB", "any"]);
  const boxes = (fractions: string[]) =>
    moodle(
      `<single>false</single>${fractions.map((worth, at) => `<answer fraction="${worth}"><text>Option ${at}</text></answer>`).join("")}`,
    );
  expect(kind(await one(boxes(["33.33333", "-100", "33.33333", "33.33333", "0", "0"]), "m.xml"))).toEqual([
    "ACD",
    "all",
  ]);
  expect(kind(await one(boxes(["0", "100", "0"]), "m.xml"))).toEqual(["B", ""]);
  const seven = await one(boxes(["100", "0", "0", "0", "0", "0", "0"]), "m.xml");
  expect(seven.problems[0]).toContain("A question needs two to six");
  const response = (most: string) =>
    item("<p>Primes?</p>")
      .replace('cardinality="single"', 'cardinality="multiple"')
      .replace("<value>b</value>", "<value>b</value><value>d</value>")
      .replace('maxChoices="1"', `maxChoices="${most}"`);
  expect(kind(await one(response("0"), "q.xml"))).toEqual(["BD", "all"]);
  expect(kind(await one(response("2"), "q.xml"))).toEqual(["BD", "number"]);
  const label = (ident: string) =>
    `<response_label ident="${ident}"><material><mattext>${ident}</mattext></material></response_label>`;
  const canvas = `<questestinterop><item><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>multiple_answers_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext>Primes?</mattext></material><response_lid ident="r" rcardinality="Multiple"><render_choice>${["two", "four", "five"].map(label).join("")}</render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><and><varequal respident="r">two</varequal><not><varequal respident="r">four</varequal></not><varequal respident="r">five</varequal></and></conditionvar><setvar action="Set">100</setvar></respcondition></resprocessing></item></questestinterop>`;
  expect(kind(await one(canvas, "c.xml"))).toEqual(["AC", "all"]);
  const table = await read(
    'question,a,b,c,d,answer\nPrimes?,2,3,4,6,"A, B"\nPrimes?,2,9,4,3,d and a\nWhich?,"A, B",2,3,4,"A, B"\n',
    "t.csv",
  );
  expect(table.rows.map(({ question }) => [question.correct_answer, question.answers_wanted])).toEqual([
    ["AB", "all"],
    ["AD", "all"],
    ["A", ""],
  ]);
});

test("pictures of options, explanation and reasons are imported in place, and a missing one is reported", async () => {
  const png = (text: string) => Buffer.from(text).toString("base64");
  const file = (text: string) => `<file name="a.png" path="/" encoding="base64">${png(text)}</file>`;
  const img = (alt: string) => `<![CDATA[<p><img src="@@PLUGINFILE@@/a.png" alt="${alt}"></p>]]>`;
  // Each answer keeps its own file, although all have the same name.
  const answers = ["circle", "square", "line"].map(
    (alt, at) =>
      `<answer fraction="${at === 0 ? 100 : 0}" format="html"><text>${img(alt)}</text>${file(alt)}${at === 1 ? `<feedback format="html"><text><![CDATA[Four corners.<img src="@@PLUGINFILE@@/a.png" alt="corners [4]">]]></text>${file("corners")}</feedback>` : ""}</answer>`,
  );
  const feedback = `<generalfeedback format="html"><text><![CDATA[Round.<img src="@@PLUGINFILE@@/a.png" alt="round">]]></text>${file("why")}</generalfeedback>`;
  const { rows } = await read(moodle(`${feedback}${answers.join("")}`), "m.xml");
  const { question, problems, in_texts } = rows[0]!;
  expect(problems).toEqual([]);
  expect(question).toMatchObject({
    ...{ option_a: "![circle](import:2)", option_b: "![square](import:3)", option_c: "![line](import:4)" },
    ...{ answer_explanation: "Round.\n\n![round](import:1)", why_b: "Four corners.\n\n![corners 4](import:5)" },
  });
  expect(in_texts?.map(({ bytes }) => Buffer.from(bytes).toString())).toEqual([
    ...["why", "circle", "square", "line", "corners"],
  ]);
  const gone = await one(moodle(answers.join("").replaceAll(/<file.*?<\/file>/g, "")), "m.xml");
  expect(gone.problems).toContain("picture: Its picture is not in the file");
});
