import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** After a change of screen the focus goes to its main part and a new screen starts at the top, as a page load would. */
export function RouteChange() {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (how !== "POP") window.scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, how]);

  return null;
}
