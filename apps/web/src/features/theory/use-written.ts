import { useEffect, useRef, useState } from "react";
import { useAsksBeforeReload } from "../../ui/asks-before-reload.ts";
import {
  keepWritten,
  type SaveState,
  sendAllWritten,
  sendWritten,
  unsentKeys,
  type WrittenKey,
  writtenHere,
} from "./written.ts";

const SEND_AFTER_MS = 1_000;
const TRY_AGAIN_MS = 10_000;

interface OnServer {
  answers: Record<string, string>;
  seq: number;
}

/** The newer of the device's and the server's copy, and a way to change it. */
export function useWritten(key: WrittenKey, server: OnServer) {
  const [answers, setAnswers] = useState(() => {
    const here = writtenHere(key);
    return here && here.seq > server.seq ? here.answers : server.answers;
  });
  const [state, setState] = useState<SaveState>("saved");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(server.seq);
  latest.current = Math.max(latest.current, server.seq, writtenHere(key)?.seq ?? 0);

  const send = () => {
    clearTimeout(timer.current);
    return sendWritten(key).then((now) => {
      setState(now);
      if (now === "device" || now === "memory") timer.current = setTimeout(send, TRY_AGAIN_MS);
      return now;
    });
  };

  const change = (part: string, text: string) => {
    const next = { ...answers, [part]: text };
    setAnswers(next);
    latest.current += 1;
    const kept = keepWritten(key, { answers: next, seq: latest.current, sent: writtenHere(key)?.sent ?? server.seq });
    setState(kept ? "device" : "memory");
    clearTimeout(timer.current);
    timer.current = setTimeout(send, SEND_AFTER_MS);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the listeners live as long as the answer is on the screen.
  useEffect(() => {
    if (unsentKeys().length) void sendAllWritten().then(() => send());
    const now = () => void send();
    addEventListener("online", now);
    addEventListener("pagehide", now);
    return () => {
      removeEventListener("online", now);
      removeEventListener("pagehide", now);
      clearTimeout(timer.current);
      void sendWritten(key);
    };
  }, [key]);

  useAsksBeforeReload(state === "memory");

  return { answers, change, state, send, seq: () => latest.current };
}
