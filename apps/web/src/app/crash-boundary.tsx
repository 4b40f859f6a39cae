import { fallbackMessage } from "@sabiprep/contract";
import { Component, type ReactNode } from "react";
import { t } from "../lib/i18n.ts";
import { paths } from "../lib/paths.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** A screen that crashes says so and offers a way to continue, not an empty window. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <main id="main" className="grid flex-1 place-content-center" role="alert">
        <EmptyState
          title={t(fallbackMessage.unexpected)}
          action={
            <>
              <Button onClick={() => window.location.reload()}>{t("Reload")}</Button>
              <a className="p-3" href={paths.dashboard}>
                {t("Dashboard")}
              </a>
            </>
          }
        >
          {t("Everything you have already sent is safe.")}
        </EmptyState>
      </main>
    );
  }
}
