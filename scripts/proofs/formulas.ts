// npm run proof -- formulas: lays out every formula of the bank and of the study notes in a browser with one plain
// font. The picture must show as many roots, fraction bars and brackets as the sources contain, and no formula may be
// wider than its box on a phone.
import { bankFormulas, examine, type Findings, PAGE, sheetOfFormulas } from "../../e2e/testing/bank-formulas.ts";
import { launchPlainBrowser } from "../../e2e/testing/plain-browser.ts";
import { startGallery } from "../../e2e/testing/start-gallery.ts";

const found = bankFormulas();
const formulas = [...found.keys()];
const pages = Array.from({ length: Math.ceil(formulas.length / PAGE) }, (_, at) =>
  formulas.slice(at * PAGE, (at + 1) * PAGE),
);
const used = [...found.values()].reduce((sum, times) => sum + times, 0);
console.log(
  `${used} formulas in the bank and the notes, ${formulas.length} of them different, on ${pages.length} pages`,
);

const gallery = await startGallery((page) => sheetOfFormulas(pages[Number(page)]!));
const plain = await launchPlainBrowser("usualWidth");
const all: Findings = { formulas: 0, roots: 0, bars: 0, fences: 0, problems: [], wide: [] };
try {
  for (const [at, page] of pages.entries()) {
    const address = `${gallery.url}/__gallery/specimens?page=${at}`;
    const findings = await examine(plain.browser, address, page);
    for (const key of ["formulas", "roots", "bars", "fences"] as const) all[key] += findings[key];
    all.problems.push(...findings.problems);
    all.wide.push(...findings.wide);
    for (const problem of findings.problems.slice(0, 5)) console.log(`  ${problem}`);
  }
} finally {
  await plain.close();
  await gallery.stop();
}
console.log(
  `drawn and seen: ${all.roots} roots, ${all.bars} fraction bars, ${all.fences} brackets in ${all.formulas} formulas`,
);
for (const tex of all.wide.slice(0, 20)) console.log(`  wider than its box on a phone: ${tex}`);
console.log(`${all.wide.length} formulas are wider than an answer's box at 360 px`);
const failed = all.problems.length + all.wide.length;
console.log(`${all.formulas - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
