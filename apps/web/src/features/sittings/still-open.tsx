import { LATE_ARRIVAL_HOURS, type SittingSession, sittings } from "@sabiprep/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Hourglass } from "lucide-react";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { momentOf } from "../../lib/when.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";

/**
 * The time is over, but answers from another device may still be received. The correct answers are shown once the
 * student confirms that there are none.
 */
export function StillOpen({ session }: { session: SittingSession }) {
  const queries = useQueryClient();
  const [state, setState] = useState<{ busy: boolean; failure: string | null }>({ busy: false, failure: null });
  const until = new Date(Date.parse(session.deadline_at ?? session.server_now) + LATE_ARRIVAL_HOURS * 3_600_000);

  async function look() {
    setState({ busy: true, failure: null });
    try {
      const seen = await call(sittings.review, { session_id: session.uuid, look: true });
      queries.setQueryData(read(sittings.review, { session_id: session.uuid }).queryKey, seen);
    } catch (problem) {
      setState({ busy: false, failure: problem instanceof Error ? problem.message : "" });
    }
  }

  return (
    <Banner
      tone="mid"
      icon={Hourglass}
      role="status"
      action={
        <Button tone="plain" disabled={state.busy} onClick={() => void look()}>
          {t("See the answers now")}
        </Button>
      }
    >
      <b className="block">{t("We can still receive answers from another device.")}</b>
      {t(
        "If you answered in time on an offline device, connect it before {when} and we will count those answers. After you look at the correct answers, we cannot accept any more.",
        { when: momentOf(until.toISOString()) },
      )}
      {state.failure && (
        <span className="field-error block" role="alert">
          {state.failure}
        </span>
      )}
    </Banner>
  );
}
