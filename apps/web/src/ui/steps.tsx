import { Check } from "lucide-react";
import { t } from "../lib/i18n.ts";
import "./steps.css";

interface StepsProps {
  names: readonly string[];
  /** How many are completed. */
  done: number;
}

/** The current position in a process of a few steps. */
export function Steps({ names, done }: StepsProps) {
  return (
    <ol className="step-list" aria-label={t("Steps")}>
      {names.map((name, place) => (
        <li key={name} className={place < done ? "done" : undefined} aria-current={place === done ? "step" : undefined}>
          <span className="dot">{place < done ? <Check className="icon" aria-label={t("(done)")} /> : place + 1}</span>
          {name}
        </li>
      ))}
    </ol>
  );
}
