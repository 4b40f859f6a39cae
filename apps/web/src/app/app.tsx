import { type ReactNode, useSyncExternalStore } from "react";
import { currentLocale, onLocaleChange } from "../lib/i18n.ts";
import { Toaster } from "../ui/toast.tsx";
import { CrashBoundary } from "./crash-boundary.tsx";
import { RouteChange } from "./route-change.tsx";
import { Router } from "./router.tsx";

/** `within` wraps the app in a router: the browser's history, or one path during prerendering. */
export function App({ within }: { within: (app: ReactNode) => ReactNode }) {
  const locale = useSyncExternalStore(onLocaleChange, currentLocale, currentLocale);
  return (
    <>
      <CrashBoundary>
        {within(
          <>
            <RouteChange />
            <Router key={locale} />
          </>,
        )}
      </CrashBoundary>
      <Toaster />
    </>
  );
}
