import { Menu as MenuIcon, X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { t } from "../lib/i18n.ts";
import { useBackCloses } from "../ui/back-closes.ts";
import { Button } from "../ui/button.tsx";

/** The menu toggle of the phone's top bar. Escape, Back, a click outside and a change of screen close it. */
export function Menu({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the menu.
  useEffect(() => setOpen(false), [pathname]);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      toggle.current?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [open]);

  useBackCloses(open, () => setOpen(false));

  const Icon = open ? X : MenuIcon;
  return (
    <div className="menu" ref={box}>
      <Button
        ref={toggle}
        tone="quiet"
        icon
        aria-label={t("Menu")}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon aria-hidden="true" />
      </Button>
      {open && (
        <nav id={id} className="menu-panel card" aria-label={t("Menu")}>
          {children}
        </nav>
      )}
    </div>
  );
}
