import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** A link that was pressed, and where in the window it was. */
interface PressedLink {
  href: string;
  /** Among the links of the page to the same address. */
  index: number;
  top: number;
}

const HOLD_MS = 2_000;

const linksTo = (href: string) =>
  [...document.querySelectorAll("a")].filter((link) => link.getAttribute("href") === href);

/** Back shows the link that was pressed in the same place, even if what is above it loads late or has another height now. */
function holdInPlace({ href, index, top }: PressedLink): () => void {
  const place = () => {
    const link = linksTo(href)[index];
    if (link) window.scrollBy(0, link.getBoundingClientRect().top - top);
  };
  const observer = new ResizeObserver(place);
  observer.observe(document.body);
  place();
  const stop = () => observer.disconnect();
  const timer = setTimeout(stop, HOLD_MS);
  for (const own of ["wheel", "touchstart", "keydown", "pointerdown"])
    addEventListener(own, stop, { once: true, passive: true });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/**
 * After a change of screen the focus moves to its main part, and a new screen starts at the top, as after a page load.
 */
export function RouteChange() {
  const { pathname, key } = useLocation();
  const how = useNavigationType();
  const before = useRef(pathname);
  const pressed = useRef(new Map<string, PressedLink>());

  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const href = link?.getAttribute("href");
      if (link && href)
        pressed.current.set(key, { href, index: linksTo(href).indexOf(link), top: link.getBoundingClientRect().top });
    };
    document.addEventListener("click", note, true);
    return () => document.removeEventListener("click", note, true);
  }, [key]);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (how !== "POP") window.scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
    const link = how === "POP" && pressed.current.get(key);
    if (link) return holdInPlace(link);
  }, [pathname, how, key]);

  return null;
}
