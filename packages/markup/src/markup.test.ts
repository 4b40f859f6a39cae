import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mathClasses, RenderProblem, render, renderInline } from "./index.ts";

describe("text", () => {
  test("paragraphs, line breaks and marks", () => {
    expect(render("One **two** *three*\nfour\n\n__five__ six_seven").html).toBe(
      "<p>One <strong>two</strong> <em>three</em><br>four</p><p><u>five</u> six_seven</p>",
    );
  });

  test("a gap of underscores and a lone star are text", () => {
    expect(renderInline("She ____ 2 * 3").html).toBe("She ____ 2 * 3");
  });

  test("a dollar sign is written with a backslash", () => {
    expect(renderInline("costs \\$5 or ₦2,500").text).toBe("costs $5 or ₦2,500");
  });

  test("a table has a head and may hold formulas with bars", () => {
    expect(render("| $x$ | $|x|$ |\n|---|---|\n| −2 | **2** |").html).toBe(
      '<table><thead><tr><th scope="col"><math><mi>x</mi></math></th><th scope="col"><math><mi>|</mi><mi>x</mi><mi>|</mi></math></th></tr></thead><tbody><tr><td>−2</td><td><strong>2</strong></td></tr></tbody></table>',
    );
  });

  test.each([
    ["never closed", "half of $x + 1"],
    ["backslash", "a \\frac outside"],
    ["bad TeX", "$\\frac{1}{$"],
    ["bad TeX", "$\\nosuch{1}$"],
    ["never closed", "some **bold"],
    ["wrong order", "**a *b** c*"],
    ["line of its own", "so $$x$$ it is"],
    ["unequal length", "| a | b |\n|---|---|\n| 1 |"],
    ["empty", "   "],
    ["may not set color", "$\\color{red}x$"],
  ])("%s: refused with a reason", (reason, source) => {
    expect(() => render(source)).toThrow(RenderProblem);
    expect(() => render(source)).toThrow(reason);
  });

  test("options take no blocks", () => {
    expect(() => renderInline("a\n\nb")).toThrow("one line");
  });
});

describe("formulas", () => {
  test.each([
    ["1\\dfrac{2}{3}", "1 2/3"],
    ["\\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}", "(−b ± √(b² − 4ac))/(2a)"],
    ["\\mathrm{Fe^{3+}}", "Fe³⁺"],
    ["\\overline{A}+B", "A̅ + B"],
    ["12\\text{ m s}^{-1}", "12 m s⁻¹"],
    ["101_{\\text{two}}", "101_two"],
    ["90^\\circ", "90°"],
    ["= \\dfrac{e_2}{e_1} - 5", "= e₂/e₁ − 5"],
    ["(a+b)(c+d)^{-(x)}", "(a + b)(c + d)^(−(x))"],
    ["\\frac{(a)(b)}{2}", "((a)(b))/2"],
  ])("%s reads %s", (tex, text) => {
    expect(renderInline(`$${tex}$`).text).toBe(text);
  });

  test("a formula of two dimensions carries its text, a flat one does not", () => {
    expect(renderInline("$\\frac12$").html).toBe('<math alttext="1/2"><mfrac><mn>1</mn><mn>2</mn></mfrac></math>');
    expect(renderInline("$a<b$").html).toBe("<math><mi>a</mi><mo>&lt;</mo><mi>b</mi></math>");
  });

  test("brackets around something tall are drawn, and stay for listeners", () => {
    expect(renderInline("$\\left(\\frac12\\right)$").html).toBe(
      '<math alttext="(1/2)"><mo class="m-unseen">(</mo><mrow class="m-paren"><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow><mo class="m-unseen">)</mo></math>',
    );
    expect(renderInline("$\\begin{vmatrix}1&2\\\\3&4\\end{vmatrix}$").html).toContain('<mrow class="m-bars"><mtable>');
    expect(renderInline("$(x+1)$").html).not.toContain("m-paren");
  });

  test("styles become classes that have a rule", () => {
    const table = render("$$\\begin{array}{c|c} a & b \\\\ \\hline 1 & \\boxed{\\overline{x}} \\end{array}$$").html;
    expect(table).not.toContain(" style=");
    const used = [...table.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
    expect(new Set(used)).toEqual(new Set(["m-rule-bottom", "m-rule-right", "m-box", "m-over"]));
    const css = readFileSync(new URL("./markup.css", import.meta.url), "utf8");
    for (const name of mathClasses) expect(css).toContain(`.${name}`);
  });
});

describe("hostile sources", () => {
  const ours =
    /^(?:<\/?(?:p|br|strong|em|u|table|thead|tbody|tr|th|td|math|m[a-z]+)(?: [a-z]+="[^"<>]*")*\/?>|[^<>])*$/;

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

  test("whatever is written, only our tags leave or it is refused", () => {
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
