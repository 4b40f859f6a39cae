import { Delete, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useReducer, useRef } from "react";
import { t } from "../../lib/i18n.ts";
import { useBackCloses } from "../../ui/back-closes.ts";
import { Button } from "../../ui/button.tsx";
import { type CalculatorKey, calculatorKey, emptyCalculator, press } from "./calculator.ts";

const digit = (digit: string) => ({ label: digit, key: { type: "digit", digit } as const });
const operator = (operator: "+" | "−" | "×" | "÷", name: string) => ({
  label: operator,
  name,
  key: { type: "operator", operator } as const,
});

/** Five in a row: as low as possible, so that the question stays visible. */
const pad = (): { label: string; name?: string; key: CalculatorKey }[] => [
  ...["7", "8", "9"].map(digit),
  operator("÷", t("Divide")),
  { label: "C", name: t("Clear"), key: { type: "clear" } },
  ...["4", "5", "6"].map(digit),
  operator("×", t("Multiply")),
  { label: "⌫", name: t("Delete the last digit"), key: { type: "back" } },
  ...["1", "2", "3"].map(digit),
  operator("−", t("Subtract")),
  { label: "√", name: t("Square root"), key: { type: "root" } },
  digit("0"),
  { label: ".", name: t("Decimal point"), key: { type: "point" } },
  { label: "±", name: t("Change sign"), key: { type: "sign" } },
  operator("+", t("Add")),
  { label: "=", name: t("Equals"), key: { type: "equals" } },
];

/**
 * Below the question on a phone, beside it on a laptop, and never over it, so that the numbers to type stay visible.
 */
export function CalculatorPanel({ onClose }: { onClose: () => void }) {
  const [calculator, tap] = useReducer(press, emptyCalculator);
  const panel = useRef<HTMLElement>(null);

  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useBackCloses(true, onClose);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") return onClose();
    // A focused button handles Enter itself.
    if (event.key === "Enter" && event.target instanceof HTMLButtonElement) return;
    const key = calculatorKey(event.key);
    if (!key) return;
    event.preventDefault();
    tap(key);
  }

  return (
    <section
      ref={panel}
      className="calculator"
      aria-label={t("Calculator")}
      tabIndex={-1}
      data-own-keys=""
      onKeyDown={onKeyDown}
    >
      <div className="flex items-center gap-2 pb-2">
        <output className="calculator-screen num">{calculator.entry}</output>
        <Button tone="quiet" icon aria-label={t("Close calculator")} onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <div className="calculator-pad">
        {pad().map(({ label, name, key }) => (
          <Button key={label} tone={label === "=" ? "solid" : "plain"} aria-label={name} onClick={() => tap(key)}>
            {label === "⌫" ? <Delete className="icon" aria-hidden="true" /> : label}
          </Button>
        ))}
      </div>
    </section>
  );
}
