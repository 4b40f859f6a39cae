import { leaderboard, type UserDetail } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { momentOf } from "../../lib/when.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { useRefreshUsers } from "./refresh-users.ts";

type Test = UserDetail["tests"][number];

/** Tests that looked too good for their time or day. They bring no points until somebody has checked them. */
export function DoubtfulTests({ user }: { user: UserDetail }) {
  const waiting = user.tests.filter(({ unranked }) => unranked === "implausible");
  if (waiting.length === 0) return null;
  return (
    <section className="stack gap-2">
      <h3>{t("Not counted on the leaderboard")}</h3>
      <p className="text-muted">
        {t(
          "The score is too good for the time, or there were too many tests in one day. Review each test, then count it or leave it out.",
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
  const leaveOut = useCall(leaderboard.voidSitting);
  const busy = count.isPending || leaveOut.isPending;
  const refresh = useRefreshUsers();
  const run = async (how: typeof count | typeof leaveOut, message: string, title: string) => {
    try {
      await how.mutateAsync({ uuid: user.uuid, session_id: test.sitting_uuid });
      toast({ title: message });
      await refresh();
    } catch (problem) {
      const description = problem instanceof Error ? problem.message : "";
      toast({ title, description, destructive: true });
    }
  };
  return (
    <li>
      <span className="flex-1">
        {test.title} · {test.score}% · {momentOf(test.at)}
      </span>
      <Button
        tone="plain"
        disabled={busy}
        onClick={() => void run(count, leaderboard.countSitting.message!, t("Count it"))}
      >
        {t("Count it")}
      </Button>
      <Button
        tone="plain"
        disabled={busy}
        onClick={() => void run(leaveOut, leaderboard.voidSitting.message!, t("Leave it out"))}
      >
        {t("Leave it out")}
      </Button>
    </li>
  );
}
