import { sittings } from "@sabiprep/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Check, Download, Play, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { KeptPack } from "../../answers/kept.ts";
import { bytesInWords } from "../../lib/data-meter.ts";
import { dateText, t, translateServerText } from "../../lib/i18n.ts";
import { testPath } from "../../lib/paths.ts";
import { read } from "../../lib/query.ts";
import { savesData } from "../../lib/saves-data.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { type DeviceTest, useDeviceChanged } from "./device-tests.ts";
import { downloadAgain, removePack } from "./download-pack.ts";
import type { Progress } from "./fetch-pack.ts";

interface PackListProps {
  packs: KeptPack[];
  tests: DeviceTest[];
  signedIn: boolean;
}

export function PackList({ packs, tests, signedIn }: PackListProps) {
  const onServer = useQuery({ ...read(sittings.packs), enabled: signedIn, retry: false });
  const elsewhere = (onServer.data ?? []).filter(
    ({ uuid, sessions }) =>
      !packs.some((pack) => pack.uuid === uuid) && sessions.some(({ state }) => state === "issued" || state === "open"),
  );
  if (packs.length === 0 && elsewhere.length === 0) return null;
  return (
    <section className="card stack gap-4" aria-labelledby="packs">
      <h2 id="packs">{t("Packs")}</h2>
      {packs.map((pack) => (
        <PackCard key={pack.uuid} pack={pack} tests={tests} signedIn={signedIn} />
      ))}
      {elsewhere.map((pack) => (
        <FetchAgain key={pack.uuid} pack={pack} tests={tests} />
      ))}
    </section>
  );
}

const dayOf = (time: string) => dateText(time, { day: "numeric", month: "long", timeZone: "Africa/Lagos" });

function PackCard({ pack, tests, signedIn }: { pack: KeptPack; tests: DeviceTest[]; signedIn: boolean }) {
  const changed = useDeviceChanged();
  const remove = useMutation({ mutationFn: () => removePack(pack.uuid, signedIn), onSuccess: changed });
  const isOver = Date.parse(pack.expires_at) < Date.now();
  return (
    <article className="stack gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div>
          <h3>{`${pack.exam.name} ${pack.subject.name}`}</h3>
          <p className="num text-sm text-muted">
            {isOver
              ? t("Expired on {day}", { day: dayOf(pack.expires_at) })
              : t("It uses {size} on this device. Start it by {day}.", {
                  size: bytesInWords(pack.bytes),
                  day: dayOf(pack.expires_at),
                })}
          </p>
        </div>
        <Button tone="quiet" disabled={remove.isPending} onClick={() => remove.mutate()}>
          <Trash2 className="icon" aria-hidden="true" />
          {t("Remove")}
          <span className="sr-only">: {pack.subject.name}</span>
        </Button>
      </div>
      {remove.error && (
        <p className="field-error" role="alert">
          {remove.error.message}
        </p>
      )}
      <ul className="lines">
        {pack.sessions.map(({ uuid, title, questions }) => (
          <PackTest
            key={uuid}
            uuid={uuid}
            title={translateServerText(title)}
            questions={questions}
            test={tests.find((one) => one.uuid === uuid)}
            isOver={isOver}
          />
        ))}
      </ul>
    </article>
  );
}

interface PackTestProps {
  uuid: string;
  title: string;
  questions: number;
  test: DeviceTest | undefined;
  isOver: boolean;
}

function PackTest({ uuid, title, questions, test, isOver }: PackTestProps) {
  return (
    <li>
      <div className="min-w-0 flex-1">
        <b>{title}</b>
        <div className="num text-sm text-muted">{t("{n} questions", { n: questions })}</div>
      </div>
      {!test && (
        <span className="flex items-center gap-1 text-sm text-muted">
          <Check className="icon" aria-hidden="true" />
          {t("Done")}
        </span>
      )}
      {test?.state === "new" && !isOver && (
        <Link className={buttonClass()} to={testPath(uuid)}>
          <Play className="icon" aria-hidden="true" />
          {t("Start")}
          <span className="sr-only">: {title}</span>
        </Link>
      )}
      {test?.state === "begun" && <span className="text-sm text-muted">{t("Started")}</span>}
      {(test?.state === "finished" || test?.state === "refused" || test?.state === "unstored") && (
        <span className="text-sm text-muted">{t("Finished")}</span>
      )}
    </li>
  );
}

function FetchAgain({ pack, tests }: { pack: Parameters<typeof downloadAgain>[0]; tests: DeviceTest[] }) {
  const changed = useDeviceChanged();
  const [progress, setProgress] = useState<Progress | null>(null);
  const done = pack.sessions.filter(({ uuid }) => tests.some((test) => test.uuid === uuid)).length;
  const shown = progress ?? (done > 0 ? { done, of: pack.sessions.length } : null);
  const fetching = useMutation({
    mutationFn: () => downloadAgain(pack, { pictures: !savesData(), lessons: true }, setProgress),
    onSuccess: changed,
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <div>
        <h3>{`${pack.exam.name} ${pack.subject.name}`}</h3>
        <p className="text-sm text-muted" role="status">
          {shown
            ? t("{done} of {of} tests", { ...shown })
            : t("This pack is yours, but it is not saved on this device.")}
        </p>
      </div>
      <Button tone="plain" disabled={fetching.isPending} onClick={() => fetching.mutate()}>
        <Download className="icon" aria-hidden="true" />
        {t("Download")}
      </Button>
      {fetching.error && (
        <p className="field-error" role="alert">
          {fetching.error.message}
        </p>
      )}
    </div>
  );
}
