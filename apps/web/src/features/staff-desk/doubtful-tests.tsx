import { leaderboard, type UserDetail } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { momentOf } from "../../lib/when.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { useRefreshUsers } from "./refresh-users.ts";

type Test = UserDetail["tests"][number];

/** Tests that looked too good for their pace: they bring no points until somebody has looked at them. */
export function DoubtfulTests({ user }: { user: UserDetail }) {
  const waiting = user.tests.filter(({ unranked }) => unranked === "implausible");
  if (waiting.length === 0) return null;
  return (
    <section className="stack gap-2">
      <h3>{t("Not counted on the leaderboard")}</h3>
      <p className="text-muted">
        {t(
          "Almost all answers were right, at a speed too fast to read the questions. Review the test, then count it or leave it out.",
        )}
      </p>
      <ul className="desk-list">
        {waiting.map((test) => (
          <Doubtful key={test.sitting_uuid} user={user} test={test} />
        ))}
      </ul>
    </section>
  );
}

function Doubtful({ user, test }: { user: UserDetail; test: Test }) {
  const count = useCall(leaderboard.countSitting);
  const refresh = useRefreshUsers();
  const run = async () => {
    try {
      await count.mutateAsync({ uuid: user.uuid, session_id: test.sitting_uuid });
      toast({ title: leaderboard.countSitting.message! });
      await refresh();
    } catch (problem) {
      const description = problem instanceof Error ? problem.message : "";
      toast({ title: t("Count it"), description, destructive: true });
    }
  };
  return (
    <li>
      <span className="flex-1">
        {test.title} · {test.score}% · {momentOf(test.at)}
      </span>
      <Button tone="plain" disabled={count.isPending} onClick={run}>
        {t("Count it")}
      </Button>
    </li>
  );
}
