import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { t } from "../lib/i18n.ts";
import { type DraftKey, dropDraft, keepDraft, valuesIn } from "../lib/kept-draft.ts";
import { useAsksBeforeReload } from "./asks-before-reload.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { DraftNote } from "./draft-note.tsx";

interface WritingDialogProps {
  open: boolean;
  title: string;
  /** The key under which the typed text is stored on the device. */
  draftKey: DraftKey;
  onClose: () => void;
  /** The form. `cancel` asks first if something was typed. `saved` deletes the stored draft and closes. */
  children: (leave: { cancel: () => void; saved: () => void }) => ReactNode;
}

/** A dialog with a form. Leaving it loses no typed text: it asks first, keeps the text, and offers it again. */
export function WritingDialog({ open, title, draftKey, onClose, children }: WritingDialogProps) {
  const [isTyped, setTyped] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  const form = () => holder.current?.querySelector("form") ?? null;
  const leave = () => {
    setTyped(false);
    setLeaving(false);
    onClose();
  };
  const cancel = () => (isTyped ? setLeaving(true) : leave());
  const saved = () => {
    dropDraft(draftKey);
    leave();
  };
  const note = (event: FormEvent) => {
    if (!(event.target as HTMLInputElement).name) return;
    setTyped(true);
    const whole = form();
    if (whole) keepDraft(draftKey, valuesIn(whole));
  };
  useAsksBeforeReload(isTyped);
  return (
    <>
      <Dialog open={open} onClose={cancel} title={title}>
        {open && (
          <div ref={holder} className="stack gap-5" onInput={note}>
            <DraftNote key={draftKey} draftKey={draftKey} form={form} />
            {children({ cancel, saved })}
          </div>
        )}
      </Dialog>
      <Dialog
        decision
        open={leaving}
        onClose={() => setLeaving(false)}
        title={t("Leave without saving?")}
        foot={
          <>
            <Button tone="plain" onClick={() => setLeaving(false)}>
              {t("Keep editing")}
            </Button>
            <Button tone="danger" onClick={leave}>
              {t("Leave")}
            </Button>
          </>
        }
      >
        <p>{t("We save what you typed on this device and offer it when you open this form again.")}</p>
      </Dialog>
    </>
  );
}
