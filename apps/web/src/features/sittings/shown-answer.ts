// When the answer panel is open: from the moment the answer is shown, and when a test is reopened at such a question. A
// candidate who returns to a question later sees the question first.
import { useEffect, useRef, useState } from "react";
import { questionAt, replyTo, type TestRun } from "./test-run.ts";

export interface ShownAnswer {
  isUp: boolean;
  raise: () => void;
  lower: () => void;
}

export function useShownAnswer(run: TestRun): ShownAnswer {
  const { uuid } = questionAt(run);
  const { revealed } = replyTo(run, { uuid });
  const [up, setUp] = useState(revealed);
  const before = useRef({ uuid, revealed });
  useEffect(() => {
    const last = before.current;
    before.current = { uuid, revealed };
    if (last.uuid !== uuid) setUp(false);
    else if (revealed && !last.revealed) setUp(true);
  }, [uuid, revealed]);
  return {
    isUp: up && revealed && before.current.uuid === uuid && run.stage === "question",
    raise: () => setUp(true),
    lower: () => {
      setUp(false);
      document.getElementById("question-number")?.focus({ preventScroll: true });
    },
  };
}
