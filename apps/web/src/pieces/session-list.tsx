// The devices where a person is signed in, with a button to end each other session. Candidates and staff share this
// list.
import type { DataOf, profile } from "@sabiprep/contract";
import { KeyRound, Monitor } from "lucide-react";
import { deviceWords } from "../lib/device-words.ts";
import { t } from "../lib/i18n.ts";
import { momentOf } from "../lib/when.ts";
import { Button } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { Tile } from "../ui/tile.tsx";

export type Session = DataOf<typeof profile.sessions>[number];

interface SessionListProps {
  sessions: Session[];
  onEnd: (session: Session) => void;
}

export function SessionList({ sessions, onEnd }: SessionListProps) {
  return (
    <ul className="lines">
      {sessions.map((session) => (
        <li key={session.uuid} className="flex-wrap">
          <Tile icon={Monitor} />
          <div className="min-w-0 flex-1 basis-48">
            <b className="block">{deviceWords(session.device)}</b>
            <span className="text-sm text-muted">
              {t("Last used {when}", { when: momentOf(session.last_seen_at) })}
            </span>
          </div>
          {session.is_kept && <Chip icon={KeyRound}>{t("Stays signed in")}</Chip>}
          {session.is_current ? (
            <Chip tone="ok">{t("This device")}</Chip>
          ) : (
            <Button
              tone="plain"
              aria-label={t("Sign out on {device}", { device: deviceWords(session.device) })}
              onClick={() => onEnd(session)}
            >
              {t("Sign out")}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
