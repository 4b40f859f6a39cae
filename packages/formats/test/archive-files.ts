import { type ForeignFile, packed } from "./foreign-file.ts";

const item = `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2"><responseDeclaration identifier="R" cardinality="single"><correctResponse><value>a</value></correctResponse></responseDeclaration><itemBody><p>Which organ stores sugar?</p><choiceInteraction responseIdentifier="R" maxChoices="1"><simpleChoice identifier="a">Liver</simpleChoice><simpleChoice identifier="b">Heart</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
const other = item.replace("sugar", "bile");
const resource = (type: string, href: string, files = "") =>
  `<resource type="${type}" href="${href}"><file href="${href}"/>${files}</resource>`;
const manifest = (...resources: string[]) => `<manifest><resources>${resources.join("")}</resources></manifest>`;
const test = (...hrefs: string[]) =>
  `<assessmentTest><testPart><assessmentSection>${hrefs.map((href) => `<assessmentItemRef identifier="i" href="${href}"/>`).join("")}</assessmentSection></testPart></assessmentTest>`;
const asked = { question_body: "Which organ stores sugar?", correct_answer: "A" };
const bile = { question_body: "Which organ stores bile?" };
const items = manifest(resource("imsqti_item_xmlv2p2", "items/one.xml"));
const moodle =
  '<quiz><question type="multichoice"><questiontext><text>Which organ stores sugar?</text></questiontext><answer fraction="100"><text>Liver</text></answer><answer fraction="0"><text>Heart</text></answer></question></quiz>';
const dat = "<POOL/>";

export const archiveFiles: ForeignFile[] = [
  {
    name: "folder-in-zip.zip",
    content: packed({ "export/imsmanifest.xml": items, "export/items/one.xml": item }),
    questions: [asked],
    told: [],
  },
  {
    name: "folder-from-a-mac.zip",
    content: packed({
      "My quiz/imsmanifest.xml": items,
      "My quiz/items/one.xml": item,
      "__MACOSX/My quiz/._imsmanifest.xml": "\u0000",
      "My quiz/.DS_Store": "\u0000",
    }),
    questions: [asked],
    told: [],
  },
  {
    name: "folder-in-folder.zip",
    content: packed({ "a/b/imsmanifest.xml": items, "a/b/items/one.xml": item }),
    questions: [asked],
    told: [],
  },
  {
    name: "two-packages.zip",
    content: packed({ "a/imsmanifest.xml": items, "b/imsmanifest.xml": items }),
    refused: "The archive has 2 QTI packages.",
  },
  {
    name: "files-of-a-test.zip",
    content: packed({
      "imsmanifest.xml": manifest(
        resource("imsqti_test_xmlv2p2", "test.xml", '<file href="items/one.xml"/><file href="items/two.xml"/>'),
      ),
      "test.xml": test("items/one.xml", "items/two.xml"),
      "items/one.xml": item,
      "items/two.xml": other,
    }),
    questions: [asked, bile],
    told: [],
  },
  {
    name: "items-only-in-the-test.zip",
    content: packed({
      "imsmanifest.xml": manifest(resource("imsqti_test_xmlv2p1", "tests/test.xml")),
      "tests/test.xml": test("../items/one.xml"),
      "items/one.xml": item,
    }),
    questions: [asked],
    told: [],
  },
  {
    name: "apip-package.zip",
    content: packed({
      "imsmanifest.xml": manifest(resource("imsqti_apipitem_xmlv2p1", "items/one.xml")),
      "items/one.xml": item.replace("xsd/imsqti_v2p2", "xsd/apip/apipv1p0/qtiitem/imsqti_v2p1"),
    }),
    questions: [asked],
    told: [],
  },
  {
    name: "no-questions-in-the-manifest.zip",
    content: packed({ "imsmanifest.xml": manifest(resource("webcontent", "page.html")), "page.html": "x" }),
    refused: "The manifest of the package lists no questions.",
  },
  {
    name: "moodle-in-a-folder.zip",
    content: packed({ "quiz/questions.xml": moodle, "__MACOSX/quiz/._questions.xml": "\u0000" }),
    questions: [asked],
    told: [],
  },
  {
    name: "blackboard-pool.zip",
    content: packed({ "res00001.dat": dat }),
    refused: "This is a Blackboard question pool",
  },
  {
    name: "blackboard-pool-with-manifest.zip",
    content: packed({
      "imsmanifest.xml": manifest(resource("assessment/x-bb-pool", "res00001.dat")),
      "res00001.dat": dat,
    }),
    refused: "This is a Blackboard question pool",
  },
  {
    name: "only-pictures.zip",
    content: packed({ "a.png": "x", "b.png": "y" }),
    refused: "We found no question file in the archive",
  },
];
