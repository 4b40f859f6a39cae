import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";

interface Tab {
  id: string;
  label: string;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (id: string) => void;
  /** The chosen tab's content. */
  children: ReactNode;
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

export function Tabs({ label, tabs, chosen, onChoose, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab is brought into view whenever it changes.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    // Only the row is scrolled. scrollIntoView would also move the page.
    if (tab && list.current)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const next = step && tabs[step(at, tabs.length - 1)];
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  }

  return (
    <div className="stack gap-6">
      <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  );
}
