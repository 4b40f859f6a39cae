import { clsx } from "clsx";
import { X } from "lucide-react";
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from "react";
import { t } from "../lib/i18n.ts";
import { useBackCloses } from "./back-closes.ts";
import { Button } from "./button.tsx";

interface DialogProps {
  open: boolean;
  /** Called by Escape, by Back, by the close button and by a click outside. */
  onClose: () => void;
  title: string;
  /** Asks for a decision: narrow, and announced as an alert. */
  decision?: boolean;
  /** The address names what is open, so the browser's own Back closes it and no second entry is needed. */
  inAddress?: boolean;
  foot?: ReactNode;
  children: ReactNode;
}

/** The browser's own modal dialog: focus stays inside and returns afterwards. A sheet on phones. */
export function Dialog({ open, onClose, title, decision = false, inAddress = false, foot, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (open && element && !element.open) element.showModal();
    if (!open) element?.close();
  }, [open]);

  useBackCloses(open && !inAddress, onClose);

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop has a keyboard twin, Escape (onCancel).
    <dialog
      ref={dialog}
      className={clsx("dialog", decision && "dialog-narrow")}
      role={decision ? "alertdialog" : undefined}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && (
        <>
          <div className="dialog-top">
            <h2 id={titleId}>{title}</h2>
            <Button tone="quiet" icon aria-label={t("Close")} onClick={onClose}>
              <X aria-hidden="true" />
            </Button>
          </div>
          <div className="dialog-body">{children}</div>
          {foot && <div className="dialog-foot">{foot}</div>}
        </>
      )}
    </dialog>
  );
}
