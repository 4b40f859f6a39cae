import type { Passkey } from "@sabiprep/contract";
import { Fingerprint } from "lucide-react";
import { deviceWords } from "../lib/device-words.ts";
import { t } from "../lib/i18n.ts";
import { momentOf } from "../lib/when.ts";
import { Button } from "../ui/button.tsx";
import { Tile } from "../ui/tile.tsx";

interface PasskeyListProps {
  passkeys: Passkey[];
  onRemove: (passkey: Passkey) => void;
}

/** The passkeys of a person, each with the device that made it. */
export function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  if (passkeys.length === 0) return null;
  return (
    <ul className="lines">
      {passkeys.map((passkey) => (
        <li key={passkey.uuid} className="flex-wrap">
          <Tile icon={Fingerprint} />
          <div className="min-w-0 flex-1 basis-48">
            <b className="block">{deviceWords(passkey.name)}</b>
            <span className="block text-sm text-muted">
              {t("Added {when}", { when: momentOf(passkey.created_at) })}
            </span>
            {passkey.last_used_at && (
              <span className="block text-sm text-muted">
                {t("Last used {when}", { when: momentOf(passkey.last_used_at) })}
              </span>
            )}
          </div>
          <Button
            tone="plain"
            aria-label={t("Remove the passkey of {device}", { device: deviceWords(passkey.name) })}
            onClick={() => onRemove(passkey)}
          >
            {t("Remove")}
          </Button>
        </li>
      ))}
    </ul>
  );
}
