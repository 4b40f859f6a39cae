import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mathClasses, RenderProblem, render, renderInline } from "./index.ts";
import { stepsAt } from "./steps.ts";

describe("text", () => {
  test("paragraphs, line breaks and marks", () => {
    expect(render("One **two** *three*\nfour\n\n__five__ six_seven").html).toBe(
      "<p>One <strong>two</strong> <em>three</em><br>four</p><p><u>five</u> six_seven</p>",
    );
  });

  test("in plain text underlined words stay marked, and bare words are for comparing", () => {
    const { text, words } = render("The __verdict__ was **read** by __Ada Obi__.");
    expect(text).toBe("The _verdict_ was read by _Ada Obi_.");
    expect(words).toBe("The verdict was read by Ada Obi.");
    expect(render("| a |\n|---|\n| __b__ |\n\n$$x$$")).toMatchObject({ text: "a\n_b_\n\nx", words: "a\nb\n\nx" });
  });

  test("a gap of underscores and a single star are text", () => {
    expect(renderInline("She ____ 2 * 3").html).toBe("She ____ 2 * 3");
  });

  test("a dollar sign is written with a backslash", () => {
    expect(renderInline("costs \\$5 or ₦2,500").text).toBe("costs $5 or ₦2,500");
  });

  test("a table has its own box and a head, and may contain formulas with bars", () => {
    expect(render("| $x$ | $|x|$ |\n|---|---|\n| −2 | **2** |").html).toBe(
      '<div class="t-scroll" role="group" aria-label="Table" tabindex="0"><table><thead><tr><th scope="col" class="t-end"><math><mi>x</mi></math></th><th scope="col" class="t-end"><math><mi>|</mi><mi>x</mi><mi>|</mi></math></th></tr></thead><tbody><tr><td class="t-num">−2</td><td class="t-num"><strong>2</strong></td></tr></tbody></table></div>',
    );
  });

  test("numbered lines are steps, one below the other, each with the formulas on the lines after it", () => {
    const { html, text, words } = render("So:\n1. Add __3__\nto both.\n$$x = 5$$\n2. $$y = 2$$\n\nDone.");
    const formula = (tex: string) => render(`$$${tex}$$`).html;
    expect(html).toBe(
      `<p>So:</p><ol class="steps"><li><p>Add <u>3</u><br>to both.</p>${formula("x = 5")}</li><li>${formula("y = 2")}</li></ol><p>Done.</p>`,
    );
    expect(text).toBe("So:\n\n1. Add _3_\nto both.\nx = 5\n2. y = 2\n\nDone.");
    expect(words).toBe("So:\n\n1. Add 3\nto both.\nx = 5\n2. y = 2\n\nDone.");
  });

  test.each([
    ["a number alone", "1. The only one"],
    ["a decimal", "1.5 m\n2.5 m"],
    ["a count that begins elsewhere", "2. Second\n3. Third"],
    ["a year", "1999. It began.\n2000. It ended."],
    ["a count over a blank line", "1. One\n\n2. Two"],
  ])("%s is text", (_, source) => {
    expect(render(source).html).not.toContain("<ol");
  });

  test("a number out of order stays a line of its step, and another 1. starts new steps", () => {
    expect(render("1. a\n2. b\n4. c").html).toBe('<ol class="steps"><li><p>a</p></li><li><p>b<br>4. c</p></li></ol>');
    expect(render("1. a\n2. b\n1. c\n2. d").html.match(/<ol/g)).toHaveLength(2);
    expect(render("1. a\n2. b\n| h |\n|---|\n| c |").html).toMatch(/<\/ol><div class="t-scroll"/);
  });

  test("many starts without an end are checked once each", () => {
    let reads = 0;
    const lines = new Proxy(Array<string>(1_000).fill("1. a"), {
      get: (all, name) => {
        if (/^\d+$/.test(String(name))) reads += 1;
        return Reflect.get(all, name);
      },
    });
    for (let at = 0; at < 1_000; at++) stepsAt(lines, at);
    expect(reads).toBeLessThan(2_500);
  });

  test.each([
    ["has no closing", "half of $x + 1"],
    ["backslash", "a \\frac outside"],
    ["bad TeX", "$\\frac{1}{$"],
    ["do not know \\nosuch", "$\\nosuch{1}$"],
    ["has no closing", "some **bold"],
    ["wrong order", "**a *b** c*"],
    ["line of its own", "so $$x$$ it is"],
    ["have different lengths", "| a | b |\n|---|---|\n| 1 |"],
    ["empty", "   "],
    ["do not know \\color", "$\\color{red}x$"],
  ])("%s: refused with a reason", (reason, source) => {
    expect(() => render(source)).toThrow(RenderProblem);
    expect(() => render(source)).toThrow(reason);
  });

  test("options accept no blocks", () => {
    expect(() => renderInline("a\n\nb")).toThrow("one line");
  });
});

describe("measures", () => {
  test.each([
    ["a rope of 12 m", "a rope of 12~m"],
    ["250 cm³ at 30 °C, 1.5 mol dm⁻³", "250~cm³ at 30~°C, 1.5~mol dm⁻³"],
    ["₦2 million and **5 kg**", "₦2~million and <strong>5~kg</strong>"],
    ["9 men, 4 minutes, 3 metres and 7 am", "9 men, 4 minutes, 3 metres and 7 am"],
  ])("%s: a number keeps its unit beside it", (source, html) => {
    const made = render(source);
    expect([made.html.replaceAll("\u00a0", "~"), made.text]).toEqual([`<p>${html}</p>`, source.replaceAll("**", "")]);
  });
});

describe("formulas", () => {
  test.each([
    ["1\\dfrac{2}{3}", "1 2/3"],
    ["\\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}", "(−b ± √(b² − 4ac))/(2a)"],
    ["\\mathrm{Fe^{3+}}", "Fe³⁺"],
    ["\\overline{A}+B", "A\u0304 + B"],
    ["\\overbrace{a+a}^{2}", "a + a (2)"],
    ["\\mathbf{a}+2\\mathbf{B}", "a + 2B"],
    ["7 \\bmod 5", "7 mod 5"],
    ["\\mathrm{A12}", "A12"],
    ["12\\text{ m s}^{-1}", "12 m s⁻¹"],
    ["101_{\\text{two}}", "101_two"],
    ["4, 5, -3", "4, 5, −3"],
    ["|-5 - 2| - |x| + 1", "|−5 − 2| − |x| + 1"],
    ["12{,}500", "12,500"],
    ["90^\\circ", "90°"],
    ["= \\dfrac{e_2}{e_1} - 5", "= e₂/e₁ − 5"],
    ["(a+b)(c+d)^{-(x)}", "(a + b)(c + d)^(−(x))"],
    ["\\frac{(a)(b)}{2}", "((a)(b))/2"],
  ])("%s reads %s", (tex, text) => {
    expect(renderInline(`$${tex}$`).text).toBe(text);
  });

  test("a two-dimensional formula includes its text, a flat one does not", () => {
    expect(renderInline("$\\frac12$").html).toBe(
      '<math alttext="1/2" aria-label="1 over 2"><mfrac><mn>1</mn><mn>2</mn></mfrac></math>',
    );
    expect(renderInline("$a<b$").html).toBe("<math><mi>a</mi><mo>&lt;</mo><mi>b</mi></math>");
  });

  test.each([
    ["\\sqrt{b^2-4ac}", "the square root of b squared minus 4 a c, end of root"],
    ["\\sqrt[3]{27}", "the cube root of 27"],
    ["\\frac{a+b}{c}", "the fraction a plus b, over c, end of fraction"],
    ["x^{n+1}", "x to the power n plus 1, end of power"],
    ["90^\\circ", "90 degrees"],
    ["\\overrightarrow{AB}", "A B vector"],
    ["\\overline{A+B}", "A plus B bar"],
    ["\\int_0^2 x\\,dx", "the integral from 0 to 2 x d x"],
    ["\\begin{vmatrix}1&2\\\\3&4\\end{vmatrix}", "bar table of 2 by 2, row 1: 1, 2; row 2: 3, 4, end of table bar"],
  ])("%s is said as %s", (tex, words) => {
    expect(renderInline(`$${tex}$`).html).toContain(`aria-label="${words}"`);
  });

  test("styles become classes that have a rule", () => {
    const table = render("$$\\begin{array}{c|c} a & b \\\\ \\hline 1 & \\boxed{\\overline{x}} \\end{array}$$").html;
    expect(table).not.toContain(" style=");
    const used = [...table.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
    expect(new Set(used)).toEqual(new Set(["m-scroll", "m-rule-bottom", "m-rule-right", "m-box", "m-over"]));
    const css = readFileSync(new URL("./markup.css", import.meta.url), "utf8");
    for (const name of mathClasses) expect(css).toContain(`.${name}`);
  });
});

describe("hostile sources", () => {
  const ours =
    /^(?:<\/?(?:p|br|div|strong|em|u|table|thead|tbody|tr|th|td|math|m[a-z]+)(?: [a-z-]+="[^"<>]*")*\/?>|[^<>])*$/;

  test.each([
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "$\\text{<script>alert(1)</script>}$",
    "**<b onclick=x>**",
    "| <td> |\n|---|\n| </table> |",
  ])("%s comes out as text", (source) => {
    const { html } = render(source);
    expect(html).toMatch(ours);
    expect(html).not.toMatch(/<(script|img|b )/);
  });

  test.each([
    "$\\href{javascript:alert(1)}{x}$",
    "$\\class{x}{y}$",
    "$\\includegraphics{x}$",
    "$\\style{color:red}{y}$",
  ])("%s is refused", (source) => {
    expect(() => render(source)).toThrow(RenderProblem);
  });

  test("for any source, only our tags are output or the source is refused", () => {
    const bits = fc.constantFrom(
      "$",
      "\\",
      "<",
      ">",
      '"',
      "'",
      "&",
      "*",
      "_",
      "|",
      "\n",
      "{",
      "}",
      "^",
      "script",
      "\\frac",
      "\\text",
      "style=",
      " ",
      "x",
      "1",
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 14 }), (parts) => {
        try {
          expect(render(parts.join("")).html).toMatch(ours);
        } catch (problem) {
          expect(problem).toBeInstanceOf(RenderProblem);
        }
      }),
      { numRuns: 500 },
    );
  });
});
