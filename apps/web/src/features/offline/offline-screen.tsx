import { CloudOff, LogIn, ShieldAlert } from "lucide-react";
import { useEffect } from "react";
import { Link, useSearchParams } from "react-router";
import { t } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { paths } from "../../lib/paths.ts";
import { useSignedIn } from "../../lib/session.ts";
import { BottomBar } from "../../pieces/bottom-bar.tsx";
import { Await } from "../../ui/await.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Brand } from "../../ui/brand.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import { ThemeToggle } from "../../ui/theme-toggle.tsx";
import { DataMeter } from "./data-meter-card.tsx";
import { useDevice } from "./device-tests.ts";
import { PackDownload } from "./pack-download.tsx";
import { PackList } from "./pack-list.tsx";
import { SavedRevision } from "./saved-revision.tsx";
import { SendAnswerFile } from "./send-answer-file.tsx";
import { TestList } from "./test-list.tsx";
import "../../styles/offline.css";

const LessonList = lazyWithRetry(async () => (await import("./lesson-list.tsx")).LessonList);
const OfflineLesson = lazyWithRetry(async () => (await import("./offline-lesson.tsx")).OfflineLesson);

/** Everything that works offline, and the downloads for it. Opens without a network or a sign-in. */
export function OfflineScreen() {
  const lesson = useSearchParams()[0].get("lesson");
  const signedIn = useSignedIn("candidate") === true;
  usePageTitle(t("Offline"));
  useEffect(() => {
    void import("../../answers/submission-outbox.ts").then(({ startOutbox }) => startOutbox());
  }, []);
  return (
    <>
      <header className="topbar">
        <Brand href={paths.dashboard} />
        <ThemeToggle />
      </header>
      <main id="main" className="shell-main stack gap-6" tabIndex={-1}>
        {lesson ? <OfflineLesson topicId={lesson} /> : <DeviceView />}
      </main>
      {signedIn && <BottomBar />}
    </>
  );
}

function DeviceView() {
  const device = useDevice();
  const signedIn = useSignedIn("candidate") === true;
  return (
    <>
      <div className="stack gap-1">
        <h1>{t("Offline")}</h1>
        <p className="text-muted">
          {t("Tests on this device work offline. We will send your answers when you are back online.")}
        </p>
      </div>
      {!signedIn && (
        <Banner
          icon={LogIn}
          action={
            <a className={buttonClass({ tone: "plain" })} href={paths.login}>
              {t("Sign in")}
            </a>
          }
        >
          <b className="block">{t("You are not signed in here.")}</b>
          {t("You can still do the tests on this device. We will send your answers after you sign in.")}
        </Banner>
      )}
      <Await query={device} failed={t("We could not read the tests saved on this device.")}>
        {({ known, tests, packs }) => (
          <>
            {tests.length === 0 && packs.length === 0 && <Nothing known={known} signedIn={signedIn} />}
            <TestList tests={tests.filter(({ pack, state }) => pack === null || state !== "new")} />
            <SavedRevision />
            <LessonList />
            <PackList packs={packs} tests={tests} signedIn={signedIn} />
          </>
        )}
      </Await>
      {!window.isSecureContext && (
        <Banner icon={ShieldAlert}>
          {t(
            "You need a secure address (https) to install the app and to take tests offline. Ask your school's ICT officer.",
          )}
        </Banner>
      )}
      {signedIn && window.isSecureContext && <PackDownload />}
      <div className="grid gap-4 md:grid-cols-2">
        {signedIn && <SendAnswerFile />}
        <DataMeter />
      </div>
      {signedIn && (
        <Link className="tap justify-self-start" to={paths.dashboard}>
          {t("Back to the dashboard")}
        </Link>
      )}
    </>
  );
}

function Nothing({ known, signedIn }: { known: boolean; signedIn: boolean }) {
  if (!known)
    return (
      <EmptyState title={t("Nothing saved on this device yet")}>
        {t("Sign in when you are online and download a pack. Then you can practise anywhere.")}
      </EmptyState>
    );
  if (signedIn) return null;
  return <Banner icon={CloudOff}>{t("There are no tests on this device. Sign in and download a pack.")}</Banner>;
}
