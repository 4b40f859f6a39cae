// A four-function calculator as in the exam hall. A plain state machine that works from left to right, as pressed.
export type CalculatorKey =
  | { type: "digit"; digit: string }
  | { type: "point" }
  | { type: "operator"; operator: Operator }
  | { type: "equals" }
  | { type: "root" }
  | { type: "sign" }
  | { type: "back" }
  | { type: "clear" };

const operators = ["+", "−", "×", "÷"] as const;
type Operator = (typeof operators)[number];

export interface Calculator {
  /** The number on the display. */
  entry: string;
  stored: number | null;
  operator: Operator | null;
  /** The next digit starts a new number. */
  fresh: boolean;
}

export const emptyCalculator: Calculator = { entry: "0", stored: null, operator: null, fresh: true };
const MAX_DIGITS = 12;
const ERROR = "Error";

const apply: Record<Operator, (a: number, b: number) => number> = {
  "+": (a, b) => a + b,
  "−": (a, b) => a - b,
  "×": (a, b) => a * b,
  "÷": (a, b) => a / b,
};

/** Ten significant digits hide the rounding errors of binary fractions: 0.1 + 0.2 is 0.3. */
function shown(value: number): string {
  if (!Number.isFinite(value)) return ERROR;
  const rounded = Number(value.toPrecision(10));
  return Math.abs(rounded) >= 1e12 || (rounded !== 0 && Math.abs(rounded) < 1e-9)
    ? rounded.toExponential(5)
    : String(rounded);
}

const result = (entry: string): Calculator => ({ ...emptyCalculator, entry });

export function press(state: Calculator, key: CalculatorKey): Calculator {
  if (key.type === "clear") return emptyCalculator;
  if (state.entry === ERROR) return key.type === "digit" ? press(emptyCalculator, key) : state;
  switch (key.type) {
    case "digit":
      return type(state, key.digit);
    case "point":
      if (state.fresh) return { ...state, entry: "0.", fresh: false };
      return state.entry.includes(".") ? state : { ...state, entry: `${state.entry}.` };
    case "back":
      if (state.fresh) return state;
      return { ...state, entry: state.entry.replace(/.$/, "").replace(/^-?$/, "0") };
    case "sign":
      return { ...state, entry: shown(-Number(state.entry)), fresh: false };
    case "root":
      return { ...state, entry: shown(Math.sqrt(Number(state.entry))), fresh: true };
    case "operator":
      return operate(state, key.operator);
    case "equals":
      return state.operator === null ? { ...state, fresh: true } : result(reckon(state));
  }
}

function type(state: Calculator, digit: string): Calculator {
  if (state.fresh) return { ...state, entry: digit, fresh: false };
  if (state.entry.replace(/\D/g, "").length >= MAX_DIGITS) return state;
  return { ...state, entry: state.entry === "0" ? digit : state.entry + digit };
}

const reckon = ({ stored, operator, entry }: Calculator): string =>
  stored === null || operator === null ? entry : shown(apply[operator](stored, Number(entry)));

function operate(state: Calculator, operator: Operator): Calculator {
  // After two operators in a row, the second counts.
  if (state.fresh && state.operator !== null) return { ...state, operator };
  const entry = reckon(state);
  return entry === ERROR ? result(ERROR) : { entry, stored: Number(entry), operator, fresh: true };
}

const typed: Readonly<Record<string, CalculatorKey>> = {
  ".": { type: "point" },
  ",": { type: "point" },
  "+": { type: "operator", operator: "+" },
  "-": { type: "operator", operator: "−" },
  "*": { type: "operator", operator: "×" },
  "/": { type: "operator", operator: "÷" },
  "=": { type: "equals" },
  Enter: { type: "equals" },
  Backspace: { type: "back" },
  Delete: { type: "clear" },
};

export const calculatorKey = (key: string): CalculatorKey | null =>
  /^\d$/.test(key) ? { type: "digit", digit: key } : (typed[key] ?? null);
