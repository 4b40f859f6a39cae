import { figureText, type LeaderboardRow } from "@sabiprep/contract";
import { clsx } from "clsx";
import { ArrowDown, ArrowUp, Minus, Sparkles } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { Chip } from "../../ui/chip.tsx";

interface RankedListProps {
  rows: readonly LeaderboardRow[];
  /** The caller's own row, shown below the others when it is not among them. */
  me: LeaderboardRow | null;
  /** A weekly leaderboard shows changes of rank. */
  changes?: boolean;
}

export function RankedList({ rows, me, changes = false }: RankedListProps) {
  const apart = me && !rows.some(({ is_me }) => is_me) ? me : null;
  return (
    <ol className="card lines ranked">
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may look alike; their order is all that tells them apart.
        <Row key={at} row={row} changes={changes} />
      ))}
      {apart && <Row row={apart} changes={changes} />}
    </ol>
  );
}

function Row({ row, changes }: { row: LeaderboardRow; changes: boolean }) {
  const { rank, name, initials, points, tests, average_score, is_me, is_demo } = row;
  return (
    <li className={clsx(is_me && "mine")} aria-current={is_me || undefined}>
      <span className="rank num">{figureText(rank)}</span>
      <span className="avatar" aria-hidden="true">
        {initials}
      </span>
      <div className="min-w-0 flex-1">
        <b>{name}</b> {is_me && <Chip tone="ok">{t("You")}</Chip>}
        {is_demo && !is_me && <span className="text-sm text-muted">{t("demo")}</span>}
        <small className="num">
          {t("{n, plural, one {# test} other {# tests}}", { n: tests })} · {t("avg {n}%", { n: average_score })}
        </small>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
        {changes && <Climb change={row.change} />}
        <b className="num">
          {figureText(points)} <span className="sr-only">{t("points")}</span>
        </b>
      </div>
    </li>
  );
}

function Climb({ change }: { change: number | null }) {
  if (change === null) return <Chip icon={Sparkles}>{t("New")}</Chip>;
  if (change > 0)
    return (
      <Chip tone="ok" icon={ArrowUp}>
        {t("Up {n}", { n: change })}
      </Chip>
    );
  if (change < 0)
    return (
      <Chip tone="mid" icon={ArrowDown}>
        {t("Down {n}", { n: -change })}
      </Chip>
    );
  return <Chip icon={Minus}>{t("Same")}</Chip>;
}
