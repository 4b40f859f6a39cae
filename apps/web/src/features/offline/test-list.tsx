import { CircleAlert, CloudUpload, FileDown, Play } from "lucide-react";
import { Link } from "react-router";
import { finishedTests, ownStore } from "../../answers/own-store.ts";
import { t, translateServerText } from "../../lib/i18n.ts";
import { testPath, testResultPath } from "../../lib/paths.ts";
import { SaveAnswers } from "../../pieces/save-answers.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { type DeviceTest, useDeviceChanged } from "./device-tests.ts";

/** Tests started or finished on this device, each with what the server has of it. */
export function TestList({ tests }: { tests: DeviceTest[] }) {
  if (tests.length === 0) return null;
  const unsent = tests.some(({ unsaved, state }) => unsaved > 0 || state === "finished" || state === "unstored");
  return (
    <section className="card stack gap-3" aria-labelledby="device-tests">
      <h2 id="device-tests">{t("Your tests on this device")}</h2>
      <ul className="lines">
        {tests.map((test) => (
          <TestLine key={test.uuid} test={test} />
        ))}
      </ul>
      {unsent && (
        <div className="row">
          <Button tone="plain" onClick={() => void sendNow()}>
            <CloudUpload className="icon" aria-hidden="true" />
            {t("Send now")}
          </Button>
          <SaveAnswers tone="quiet">
            <FileDown className="icon" aria-hidden="true" />
          </SaveAnswers>
        </div>
      )}
    </section>
  );
}

const sendNow = async () => (await import("../../answers/submission-outbox.ts")).flushNow();

function TestLine({ test }: { test: DeviceTest }) {
  const { uuid, answered, total, state } = test;
  const title = translateServerText(test.title);
  const finished = state === "finished" || state === "refused" || state === "unstored";
  return (
    <li className="flex-wrap">
      <div className="min-w-0 flex-1 basis-48">
        <b>{title}</b>
        <div className="num text-sm text-muted">{t("{n} of {total} answered", { n: answered, total })}</div>
        <SentState test={test} />
      </div>
      {state === "refused" && <RemoveTest uuid={uuid} title={title} />}
      <Link
        className={buttonClass({ tone: finished ? "plain" : "solid" })}
        to={finished ? testResultPath(uuid) : testPath(uuid)}
      >
        {!finished && <Play className="icon" aria-hidden="true" />}
        {finished ? t("Result") : state === "new" ? t("Start") : t("Continue")}
        <span className="sr-only">: {title}</span>
      </Link>
    </li>
  );
}

function SentState({ test: { state, unsaved, refused } }: { test: DeviceTest }) {
  if (state === "refused")
    return (
      <Chip tone="bad" icon={CircleAlert}>
        {refused}
      </Chip>
    );
  if (state === "unstored")
    return (
      <Chip tone="bad" icon={CircleAlert}>
        {t("Not saved yet. Keep this page open.")}
      </Chip>
    );
  if (state === "finished")
    return (
      <Chip tone="mid" icon={CloudUpload}>
        {t("Finished, not sent yet")}
      </Chip>
    );
  if (unsaved === 0) return null;
  return (
    <Chip tone="mid" icon={CloudUpload}>
      {t("{n, plural, one {# answer not sent yet} other {# answers not sent yet}}", { n: unsaved })}
    </Chip>
  );
}

function RemoveTest({ uuid, title }: { uuid: string; title: string }) {
  const changed = useDeviceChanged();
  const remove = async () => {
    const store = await ownStore();
    if (store) await finishedTests.remove(store, uuid);
    await changed();
  };
  return (
    <Button tone="quiet" onClick={() => void remove()}>
      {t("Remove")}
      <span className="sr-only">: {title}</span>
    </Button>
  );
}
