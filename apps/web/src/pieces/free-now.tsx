import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "../lib/i18n.ts";
import { paths } from "../lib/paths.ts";

/** All activities that use no test of the month. */
export function FreeNow({ onGo }: { onGo?: () => void }) {
  const items: [string, string][] = [
    [paths.reviewSession, t("Revision cards")],
    [paths.subjects, t("Lessons, each with five questions")],
    [paths.pastQuestions, t("Every second year of past questions, in full")],
    [paths.dailyQuestion, t("The question of the day")],
  ];
  return (
    <ul className="stack gap-2">
      {items.map(([to, label]) => (
        <Line key={to}>
          <Link to={to} onClick={onGo}>
            {label}
          </Link>
        </Line>
      ))}
      <Line>{t("Tests you have started, and retakes of finished ones")}</Line>
    </ul>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <li className="flex items-start gap-2">
    <Check className="icon mt-0.5 text-brand" aria-hidden="true" />
    <span>{children}</span>
  </li>
);
