import { fallbackMessage } from "@sabiprep/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { ArrowLeft, CircleAlert, CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { useIsFullScreen } from "../lib/full-screen.ts";
import { t } from "../lib/i18n.ts";
import { paths } from "../lib/paths.ts";
import { tokenOf } from "../lib/session.ts";
import { isTransient } from "../lib/transient.ts";
import { Banner } from "./banner.tsx";
import { Button, buttonClass } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { Skeleton } from "./skeleton.tsx";

interface AwaitProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
  /** Shown when the answer is an empty list: a sentence, or a full empty state. */
  empty?: ReactNode;
  /** A placeholder in the shape of the content. */
  waiting?: ReactNode;
  /** The title of the error, before the server's own text. */
  failed?: string;
  /** A sentence under `failed`, which is then its title. */
  failedText?: string;
}

/** Loading, error and empty states of everything a screen reads. */
export function Await<Data>({ query, children, empty, waiting, failed, failedText }: AwaitProps<Data>) {
  if (query.data !== undefined) {
    if (empty !== undefined && Array.isArray(query.data) && query.data.length === 0)
      return typeof empty === "string" ? <EmptyState title={empty} /> : empty;
    return children(query.data);
  }
  if (query.isError) return <Failed query={query} failed={failed} failedText={failedText} />;
  return waiting ?? <Skeleton />;
}

/** A screen without a shell has nothing else that says where the user is, so the error has a heading and a way back. */
function Failed({
  query,
  failed,
  failedText,
}: {
  query: UseQueryResult<unknown>;
  failed: string | undefined;
  failedText: string | undefined;
}) {
  const alone = useIsFullScreen();
  // A missing network is nobody's mistake: show a warm note, and the way to the content saved on this device.
  const away = isTransient(query.error);
  const banner = (
    <Banner
      tone={away ? "mid" : "bad"}
      icon={away ? CloudOff : CircleAlert}
      role="alert"
      action={
        <Button tone="plain" disabled={query.isFetching} onClick={() => query.refetch()}>
          {t("Retry")}
        </Button>
      }
    >
      {failed && !alone && <b className="block">{failed}</b>}
      {failedText && <span className="block">{failedText}</span>}
      {query.error?.message}
      {away && tokenOf("candidate") !== null && (
        <a className="block py-2" href={paths.offline}>
          {t("Tests and packs on this device")}
        </a>
      )}
    </Banner>
  );
  if (!alone) return banner;
  return (
    <main id="main" className="wrap stack gap-6 py-8" tabIndex={-1}>
      <h1>{failed ?? t(fallbackMessage.unexpected)}</h1>
      {banner}
      <p>
        <a className={buttonClass({ tone: "plain" })} href={paths.dashboard}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {t("Dashboard")}
        </a>
      </p>
    </main>
  );
}
