import { fallbackMessage } from "@sabiprep/contract";
import { type ReactNode, useEffect, useState } from "react";
import { t } from "../lib/i18n.ts";
import { Button, type ButtonLook } from "../ui/button.tsx";

interface Props {
  tone: ButtonLook["tone"];
  /** Only this test. */
  only?: string;
  children?: ReactNode;
}

/**
 * Loads the code that seals the answers when it appears. A click after the network is gone finds it here, and no other
 * screen loads it.
 */
export function SaveAnswers({ tone, only, children }: Props) {
  useEffect(() => {
    answerFile().catch(() => null);
  }, []);
  const [failed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      await (await answerFile()).saveAnswersToFile(only);
    } catch {
      setFailed(true);
    }
  };
  if (!window.isSecureContext)
    return (
      <p className="text-sm text-muted">
        {t(
          "You need a secure address (https) to save answers to a file. Keep this page open until we have your answers.",
        )}
      </p>
    );
  return (
    <>
      <Button tone={tone} onClick={() => void save()}>
        {children}
        {t("Save my answers to a file")}
      </Button>
      {failed && (
        <p className="field-error" role="alert">
          {t(fallbackMessage.unexpected)}
        </p>
      )}
    </>
  );
}

const answerFile = () => import("../answers/answer-file.ts");
