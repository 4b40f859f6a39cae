import { type Gained, progress } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Flag, Flame, type LucideIcon, Target, TrendingUp, Trophy } from "lucide-react";
import { useRef } from "react";
import { t, translateServerText } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { Badge } from "../../pieces/badge.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Review } from "./outcome.ts";

/**
 * Usually a second or two. When a full exam ends, thousands wait, and polling every second would slow everyone down.
 */
const ASK_AFTER_MS = [1_000, 1_000, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000];

interface Gain {
  /** An icon, or the face of the badge. */
  icon: LucideIcon | { badge: string };
  words: string;
  more?: string;
  /** Part of the game, which some students turn off. */
  game?: boolean;
}

/**
 * The gains of this test, by the server's own statistics. They are computed a moment after the test, so this polls
 * until then.
 */
export function GainedCard({ outcome: { session, grade } }: { outcome: Review }) {
  const asked = useRef(0);
  const { data, isError } = useQuery({
    ...read(progress.gained, { session_id: session.uuid }),
    refetchInterval: ({ state }) => {
      asked.current = state.dataUpdateCount;
      return state.data?.ready === false && (ASK_AFTER_MS[asked.current - 1] ?? false);
    },
    retry: false,
  });
  if (isError || (data?.ready === false && asked.current > ASK_AFTER_MS.length)) return null;
  if (!data?.ready)
    return (
      <section className="card gained">
        <Skeleton lines={3} />
      </section>
    );
  const gains = gainsOf(
    data,
    grade.grade_score,
    data.best_in ?? session.subject?.name ?? translateServerText(session.title),
  );
  const { now, goal } = data.goal;
  return (
    <section className="card stack gained" aria-labelledby="gained">
      <h2 id="gained">{t("Your achievements")}</h2>
      <ul className="stack gap-3">
        {gains.map(({ icon, words, more, game }) => (
          <li
            key={words}
            className={clsx("flex gap-3", "badge" in icon ? "items-center" : "items-start")}
            data-game={game ? "" : undefined}
          >
            <Sign icon={icon} />
            <div>
              <b className="num">{words}</b>
              {more && <span className="num block text-sm text-muted">{more}</span>}
            </div>
          </li>
        ))}
      </ul>
      <div className="stack gap-1" data-game="">
        <p className="num flex justify-between gap-3 text-sm">
          <span>{t("Today's goal")}</span>
          <span>
            {now < goal
              ? t("{n} of {goal} questions", { n: now, goal })
              : t("You answered {n, plural, one {# question} other {# questions}} today", { n: now })}
          </span>
        </p>
        <ProgressBar value={(100 * now) / goal} label={t("Today's goal")} />
        {data.streak.days > 0 && (
          <p className="num flex justify-between gap-3 text-sm">
            <span>{t("Study streak")}</span>
            <span>{t("{n, plural, one {# day} other {# days}}", { n: data.streak.days })}</span>
          </p>
        )}
      </div>
    </section>
  );
}

function Sign({ icon: Icon }: Pick<Gain, "icon">) {
  if ("badge" in Icon) return <Badge slug={Icon.badge} earned />;
  return <Icon className="icon mt-0.5 text-brand" aria-hidden="true" />;
}

/** The best score before, and this one. There is always something to say about a result. */
function bestOf(before: number | null, score: number, subject: string): Gain {
  if (before === null)
    return {
      icon: Flag,
      words: t("Your first result in {subject}: {score}%", { subject, score }),
      more: t("Next time you will see how much you improved."),
    };
  if (score > before)
    return {
      icon: Trophy,
      words: t("Your best in {subject} so far", { subject }),
      more: t("{score}%, up from {before}%", { score, before }),
    };
  return {
    icon: Flag,
    words: t("{score}% in {subject}", { subject, score }),
    more: score === before ? t("You equalled your best score.") : t("Your best is still {before}%.", { before }),
  };
}

const levels = { strong: "Strong", getting_there: "Getting there", building: "Needs practice" } as const;
const order = [null, "building", "getting_there", "strong"];

function gainsOf({ best_before, goal, streak, badges, topics }: Gained, score: number, subject: string): Gain[] {
  const rose = topics.filter(({ from, to }) => to !== "building" && order.indexOf(to) > order.indexOf(from));
  const gains: (Gain | false)[] = [
    bestOf(best_before, score, subject),
    goal.before < goal.goal &&
      goal.now >= goal.goal && { icon: Target, words: t("You reached today's goal."), game: true },
    streak.grew && {
      icon: Flame,
      words: t("{n, plural, one {# day in a row} other {# days in a row}}", { n: streak.days }),
      game: true,
    },
    ...badges.map(({ slug, name, rule }) => ({
      icon: { badge: slug },
      words: t("New badge: {name}", { name: translateServerText(name) }),
      more: translateServerText(rule),
      game: true,
    })),
    ...rose.map(({ topic, to }) => ({
      icon: TrendingUp,
      words: t("{topic}: {level}", { topic, level: t(levels[to!]) }),
    })),
  ];
  return gains.filter((gain) => gain !== false);
}
