import { setWork } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { t, translateServerText } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";

/** The leaderboard of a class. Only those who chose to be on it are shown, and a student may leave it at any time. */
export function ClassBoard({ classId }: { classId: string }) {
  const board = useQuery(read(setWork.leaderboard, { class_id: classId }));
  const join = useCall(setWork.joinLeaderboard, [setWork.leaderboard]);
  return (
    <Await query={board}>
      {({ by, is_on, rows }) => {
        if (by === "off") return <p>{t("Your teacher has not turned on a leaderboard for this class.")}</p>;
        return (
          <div className="stack gap-4">
            <p>
              {by === "points"
                ? t("One point for each right answer in class work.")
                : t("How much better your newer class work is than your older class work.")}
            </p>
            {rows.length === 0 ? (
              <p className="text-muted">{t("Nobody is on it yet.")}</p>
            ) : (
              <ol className="lines">
                {rows.map(({ rank, name, value, is_me }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two classmates may have the same short name.
                  <li key={`${at}`} className={is_me ? "font-bold" : undefined}>
                    <span className="num">{rank}</span>
                    <span className="min-w-0 flex-1">{is_me ? t("{name} (you)", { name }) : name}</span>
                    <span className="num">{by === "improvement" && value > 0 ? `+${value}` : value}</span>
                  </li>
                ))}
              </ol>
            )}
            <p className="text-muted">
              {t("Your classmates see your first name and the first letter of your last name.")}
            </p>
            <Button
              tone={is_on ? "plain" : "solid"}
              wide
              disabled={join.isPending}
              onClick={() =>
                join.mutate(
                  { class_id: classId, is_on: !is_on },
                  {
                    onError: ({ message }) =>
                      toast({
                        title: t("That did not work"),
                        description: translateServerText(message),
                        destructive: true,
                      }),
                  },
                )
              }
            >
              {is_on ? t("Leave the leaderboard") : t("Join the leaderboard")}
            </Button>
          </div>
        );
      }}
    </Await>
  );
}
