import { type QuestionImport, questionImports } from "@sabiprep/contract";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { t } from "../../lib/i18n.ts";
import { useCall } from "../../lib/query.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { toast } from "../../ui/toast.tsx";

interface Props {
  found: QuestionImport;
  onUndone: (next: QuestionImport) => void;
}

export function UndoImport({ found, onUndone }: Props) {
  const [asking, setAsking] = useState(false);
  const undo = useCall(questionImports.undo, [questionImports.list]);
  const close = () => setAsking(false);
  const confirm = () => {
    // The password may be asked for next, and two dialogs would cover each other.
    close();
    undo.mutate(
      { import_id: found.id },
      {
        onSuccess: (next) => {
          onUndone(next);
          toast({ title: t("The import was undone.") });
        },
        onError: ({ message }) => toast({ title: message, destructive: true }),
      },
    );
  };
  return (
    <>
      <Button tone="line" disabled={undo.isPending} onClick={() => setAsking(true)}>
        <Undo2 className="icon" aria-hidden="true" />
        {t("Undo this import")}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={t("Undo this import?")}
        decision
        foot={
          <>
            <Button tone="plain" onClick={close}>
              {t("Keep it")}
            </Button>
            <Button tone="danger" onClick={confirm}>
              {t("Undo")}
            </Button>
          </>
        }
      >
        <p>
          {t(
            "{n, plural, one {We will delete its question. Tests already started keep it.} other {We will delete its # questions. Tests already started keep them.}}",
            { n: found.questions_made },
          )}
        </p>
      </Dialog>
    </>
  );
}
