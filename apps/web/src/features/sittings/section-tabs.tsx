import { useEffect, useRef } from "react";
import { t } from "../../lib/i18n.ts";
import type { OpenTest } from "./open-test.ts";
import { isAnswered, type TestRun, type TestStep } from "./test-run.ts";

type Section = OpenTest["session"]["sections"][number];

interface SectionTabsProps {
  run: TestRun;
  step: (step: TestStep) => void;
  sections: readonly Section[];
  chosen: Section;
}

/** The subjects of a mock. Each opens where it was left. */
export function SectionTabs({ run, step, sections, chosen }: SectionTabsProps) {
  const places = useRef(new Map<number, number>());
  places.current.set(chosen.from, run.at);
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen subject is brought into sight when it changes.
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>("[aria-pressed=true]");
    if (here && row.current)
      row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.clientWidth) / 2;
  }, [chosen.from]);
  const answeredIn = ({ from, count }: Section) =>
    Array.from({ length: count }, (_, place) => from + place).filter((at) => isAnswered(run, at)).length;
  return (
    <nav ref={row} className="section-tabs" aria-label={t("Subjects")}>
      {sections.map((section) => (
        <button
          key={section.from}
          type="button"
          className="pick"
          aria-pressed={section.from === chosen.from}
          onClick={() => step({ type: "go", to: places.current.get(section.from) ?? section.from })}
        >
          {section.name}
          <span className="num text-sm text-muted">
            {answeredIn(section)}/{section.count}
          </span>
        </button>
      ))}
    </nav>
  );
}
