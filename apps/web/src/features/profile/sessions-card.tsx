import { type DataOf, profile } from "@sabiprep/contract";
import { useQuery } from "@tanstack/react-query";
import { KeyRound, Monitor } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { read, useCall } from "../../lib/query.ts";
import { momentOf } from "../../lib/when.ts";
import { Await } from "../../ui/await.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Tile } from "../../ui/tile.tsx";
import { toast } from "../../ui/toast.tsx";

type Session = DataOf<typeof profile.sessions>[number];

export function SessionsCard() {
  const sessions = useQuery(read(profile.sessions));
  return (
    <section className="card stack gap-3">
      <h2>{t("Where you are signed in")}</h2>
      <Await query={sessions}>
        {(sessions) => (
          <ul className="lines">
            {sessions.map((session) => (
              <SessionLine key={session.uuid} session={session} />
            ))}
          </ul>
        )}
      </Await>
    </section>
  );
}

function SessionLine({ session }: { session: Session }) {
  const end = useCall(profile.endSession, [profile.sessions]);
  const signOut = () =>
    end.mutate(
      { session_uuid: session.uuid },
      {
        onSuccess: () => toast({ title: t("Signed out on {device}", { device: session.device }) }),
        onError: ({ message }) => toast({ title: t("Not signed out"), description: message, destructive: true }),
      },
    );
  return (
    <li className="flex-wrap">
      <Tile icon={Monitor} />
      <div className="min-w-0 flex-1">
        <b className="block">{session.device}</b>
        <span className="text-sm text-muted">{t("Last used {when}", { when: momentOf(session.last_seen_at) })}</span>
      </div>
      {session.is_kept && <Chip icon={KeyRound}>{t("Stays signed in")}</Chip>}
      {session.is_current ? (
        <Chip tone="ok">{t("This device")}</Chip>
      ) : (
        <Button
          tone="plain"
          disabled={end.isPending}
          aria-label={t("Sign out on {device}", { device: session.device })}
          onClick={signOut}
        >
          {t("Sign out")}
        </Button>
      )}
    </li>
  );
}
