// The outcomes of an item's own rules after each answer. Only the part of QTI's language that choices use is supported.
// If an item uses more than that, its feedback is judged by its name.
import { childOf, elementsIn, textOf, type XmlElement } from "../xml/read-xml.ts";

type Value = string[] | number | boolean | null;
type Outcomes = Map<string, Value>;

class BeyondUs extends Error {}
class Ends extends Error {}

export interface Answered {
  response: string;
  chosen: readonly string[];
  right: readonly string[];
}

/** Every outcome after that answer. Null if there is no rule, or a rule that we do not support. */
export function outcomesAfter(item: XmlElement, answered: Answered): Outcomes | null {
  const rules = childOf(item, "responseprocessing");
  if (!rules) return null;
  const outcomes: Outcomes = new Map();
  try {
    follow(elementsIn(rules), outcomes, answered);
  } catch (problem) {
    if (problem instanceof BeyondUs) return null;
    if (!(problem instanceof Ends)) throw problem;
  }
  return outcomes;
}

/** True if the feedback is shown with those outcomes. */
export function isShown({ attributes }: XmlElement, outcomes: Outcomes): boolean {
  const value = outcomes.get(attributes.outcomeidentifier ?? "");
  const names = Array.isArray(value) && value.includes(attributes.identifier ?? "");
  return attributes.showhide === "hide" ? value !== undefined && !names : names;
}

function follow(rules: readonly XmlElement[], outcomes: Outcomes, answered: Answered): void {
  for (const rule of rules) {
    const [first, ...rest] = elementsIn(rule);
    if (rule.name === "setoutcomevalue" && first)
      outcomes.set(rule.attributes.identifier ?? "", evaluate(first, outcomes, answered));
    else if (rule.name === "responsecondition") {
      const branch = elementsIn(rule).find(
        (part) => part.name === "responseelse" || evaluate(elementsIn(part)[0], outcomes, answered) === true,
      );
      const inside = branch ? elementsIn(branch) : [];
      follow(branch?.name === "responseelse" ? inside : inside.slice(1), outcomes, answered);
    } else if (rule.name === "responseprocessingfragment")
      follow([first!, ...rest].filter(Boolean), outcomes, answered);
    else if (rule.name === "exitresponse") throw new Ends();
    else throw new BeyondUs();
  }
}

const number = (value: Value) =>
  typeof value === "number" ? value : Number(Array.isArray(value) ? value[0] : Number.NaN);
const isSame = (one: Value, other: Value) =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((name) => other.includes(name))
    : one !== null && one === other;

function evaluate(said: XmlElement | undefined, outcomes: Outcomes, answered: Answered): Value {
  if (!said) throw new BeyondUs();
  const { name, attributes } = said;
  const isResponse = attributes.identifier === answered.response;
  const parts = () => elementsIn(said).map((part) => evaluate(part, outcomes, answered));
  const [one = null, other = null] = /^(?:variable|correct|basevalue|null)$/.test(name) ? [] : parts();
  if (name === "variable")
    return isResponse ? [...answered.chosen] : (outcomes.get(attributes.identifier ?? "") ?? null);
  if (name === "correct" && isResponse) return [...answered.right];
  if (name === "null") return null;
  if (name === "basevalue") return constant(textOf(said).trim(), attributes.basetype ?? "");
  if (name === "match") return isSame(one, other);
  if (name === "not") return one !== true;
  if (name === "and") return parts().every((part) => part === true);
  if (name === "or") return parts().some((part) => part === true);
  if (name === "isnull") return one === null || (Array.isArray(one) && one.length === 0);
  if (name === "member") return Array.isArray(one) && Array.isArray(other) && one.every((part) => other.includes(part));
  if (name === "contains")
    return Array.isArray(one) && Array.isArray(other) && other.every((part) => one.includes(part));
  if (name === "multiple") return parts().flatMap((part) => (Array.isArray(part) ? part : []));
  if (name === "equal") return number(one) === number(other);
  if (name === "gt") return number(one) > number(other);
  if (name === "gte") return number(one) >= number(other);
  if (name === "lt") return number(one) < number(other);
  if (name === "lte") return number(one) <= number(other);
  throw new BeyondUs();
}

function constant(text: string, type: string): Value {
  if (type === "boolean") return text === "true";
  return type === "float" || type === "integer" ? Number(text) : [text];
}
