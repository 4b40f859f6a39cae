import { type Challenge, challenges } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { Clock, Trash2, Users } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { t, translateServerText } from "../lib/i18n.ts";
import { paths } from "../lib/paths.ts";
import { read, useCall } from "../lib/query.ts";
import { momentOf } from "../lib/when.ts";
import { Await } from "../ui/await.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { PractiseLink } from "./practise-link.tsx";
import { ShareChallenge } from "./share-challenge.tsx";

export function ChallengeList() {
  const mine = useQuery({ ...read(challenges.list), staleTime: 0 });
  return (
    <Await query={mine} empty={<NoChallenges />}>
      {(list) => (
        <ul className="stack gap-6">
          {list.map((challenge) => (
            <li key={challenge.uuid}>
              <OneChallenge challenge={challenge} />
            </li>
          ))}
        </ul>
      )}
    </Await>
  );
}

const NoChallenges = () => (
  <section className="card">
    <EmptyState
      title={t("No challenges yet")}
      action={
        <Link className={buttonClass({})} to={paths.practiceTests}>
          {t("Go to practice tests")}
        </Link>
      }
    >
      {t("Finish a test, then choose “Challenge a friend” on the result page.")}
    </EmptyState>
  </section>
);

function OneChallenge({ challenge }: { challenge: Challenge }) {
  const { uuid, title, mine, tries, rematch, is_open, expires_at } = challenge;
  const [asking, setAsking] = useState(false);
  return (
    <section className="card stack gap-4" aria-labelledby={`challenge-${uuid}`}>
      <div className="stack gap-2">
        <h2 id={`challenge-${uuid}`} className="text-xl">
          {translateServerText(title)}
        </h2>
        <div className="row gap-2">
          <Chip icon={Clock} tone={is_open ? "ok" : "plain"}>
            {is_open ? t("Open until {day}", { day: momentOf(expires_at) }) : t("Closed")}
          </Chip>
          <Chip icon={Users}>{t("{n, plural, one {# friend} other {# friends}}", { n: tries.length })}</Chip>
        </div>
      </div>
      <ol className="stack gap-3">
        <Result name={t("You")} outcome={mine} />
        {tries.map((one) => (
          <Result key={`${one.tried_at}${one.name}`} name={one.name} outcome={one} />
        ))}
      </ol>
      {tries.length === 0 && <p className="text-muted">{t("Nobody has tried it yet.")}</p>}
      {is_open && <ShareChallenge challenge={challenge} />}
      {tries.length > 0 && rematch && (
        <div className="row gap-3">
          <PractiseLink className={buttonClass({ tone: "plain" })} test={rematch}>
            {t("Rematch")}
            <span className="sr-only">: {translateServerText(title)}</span>
          </PractiseLink>
          <p className="text-sm text-muted">{t("Take a new test in this subject, then send it to your friend.")}</p>
        </div>
      )}
      <div>
        <Button tone="quiet" onClick={() => setAsking(true)}>
          <Trash2 className="icon" aria-hidden="true" />
          {t("Cancel challenge")}
          <span className="sr-only">: {translateServerText(title)}</span>
        </Button>
      </div>
      <TakeBack challengeId={uuid} open={asking} onClose={() => setAsking(false)} />
    </section>
  );
}

function Result({ name, outcome: { score, correct, total } }: { name: string; outcome: Challenge["mine"] }) {
  return (
    <li className="stack gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <b className="min-w-0 wrap-anywhere">{name}</b>
        <span className="num shrink-0 text-muted">{t("{n} of {total} right", { n: correct, total })}</span>
      </div>
      <ProgressBar value={score} label={t("{name}: {score}%", { name, score })} />
    </li>
  );
}

function TakeBack({ challengeId, open, onClose }: { challengeId: string; open: boolean; onClose: () => void }) {
  const withdraw = useCall(challenges.withdraw, [challenges.list]);
  return (
    <Dialog
      decision
      open={open}
      onClose={onClose}
      title={t("Cancel this challenge?")}
      foot={
        <div className="row justify-end gap-3">
          <Button tone="plain" onClick={onClose}>
            {t("Keep it")}
          </Button>
          <Button
            tone="danger"
            disabled={withdraw.isPending}
            onClick={() => withdraw.mutate({ challenge_id: challengeId })}
          >
            {t("Cancel challenge")}
          </Button>
        </div>
      }
    >
      <p>{t("The link will stop working, and we will remove your friends' results from this list.")}</p>
      {withdraw.error && (
        <p className="field-error" role="alert">
          {withdraw.error.message}
        </p>
      )}
    </Dialog>
  );
}

// The dialog of a result shows the same link, so both are loaded as one part.
export { ChallengeDialog } from "./challenge-dialog.tsx";
