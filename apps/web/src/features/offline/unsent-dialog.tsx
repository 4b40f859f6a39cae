// Sign-out is refused while some answers are only on this device. The reason is shown, with a way to save them.
import { useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { saveAnswersToFile } from "../../answers/answer-file.ts";
import { t } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

let root: Root | null = null;

export function showUnsent(reason: string) {
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<UnsentDialog key={Date.now()} reason={reason} />);
}

function UnsentDialog({ reason }: { reason: string }) {
  const [open, setOpen] = useState(true);
  const [saved, setSaved] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      title={t("You are still signed in")}
      decision
      foot={
        <>
          <Button tone="plain" onClick={() => void saveAnswersToFile().then(setSaved)}>
            {t("Save my answers to a file")}
          </Button>
          <Button onClick={() => setOpen(false)}>{t("Stay signed in")}</Button>
        </>
      }
    >
      <p>{reason}</p>
      <p role="status">
        {saved &&
          t(
            "Your file is saved. Only we can open it. Send it from the Offline page on any device, or give it to support.",
          )}
      </p>
    </Dialog>
  );
}
