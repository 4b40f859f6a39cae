import { expect, test } from "vitest";
import { problemsIn as problemsInScript } from "./built-scripts.ts";
import { problemsIn as problemsInStyle } from "./built-styles.ts";

const named = (problems: string[]) => problems.map((problem) => problem.slice(0, problem.indexOf(", unknown")));

test("a style that a minimum browser does not know is found, unless it has a fallback", () => {
  const text = `p{color:color-mix(in srgb,red,blue)} div:has(p){margin:0} p{& a{color:red}}
    q{color:red;color:color-mix(in srgb,red,blue)} @supports selector(:has(*)){u:has(b){top:0}}`;
  expect(named(problemsInStyle("a.css", text))).toEqual(["a.css: color-mix()", "a.css: :has", "a.css: nesting"]);
});

test("a method that a minimum browser does not have is found, unless the script checks for it first", () => {
  const text = `let a=[1].toSorted(), m=Map.groupBy([],String), p=Promise.withResolvers?Promise.withResolvers():0;`;
  expect(named(problemsInScript("a.js", text))).toEqual(["a.js: .toSorted()", "a.js: Map.groupBy()"]);
});
