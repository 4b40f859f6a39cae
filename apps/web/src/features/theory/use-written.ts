import { useEffect, useRef, useState } from "react";
import {
  keepWritten,
  type PhotoPage,
  type SaveState,
  sendAllWritten,
  sendWritten,
  unsentKeys,
  type WrittenKey,
  writtenHere,
} from "../../answers/theory-answers.ts";
import { useAsksBeforeReload } from "../../ui/asks-before-reload.ts";

const SEND_AFTER_MS = 1_000;
const TRY_AGAIN_MS = 10_000;

interface OnServer {
  answers: Record<string, string>;
  photos: readonly PhotoPage[];
  seq: number;
}

/** The newer of the device's and the server's copy, and a way to change it. */
export function useWritten(key: WrittenKey, server: OnServer) {
  const [now, setNow] = useState(() => {
    const here = writtenHere(key);
    const newer = here && here.seq > server.seq ? here : server;
    return { answers: newer.answers, photos: (newer.photos ?? []).map(({ id, turns }) => ({ id, turns })) };
  });
  const [state, setState] = useState<SaveState>("saved");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(server.seq);
  latest.current = Math.max(latest.current, server.seq, writtenHere(key)?.seq ?? 0);

  const send = () => {
    clearTimeout(timer.current);
    return sendWritten(key).then((state) => {
      setState(state);
      if (state === "device" || state === "memory") timer.current = setTimeout(send, TRY_AGAIN_MS);
      return state;
    });
  };

  const save = (next: typeof now) => {
    setNow(next);
    latest.current += 1;
    const kept = keepWritten(key, { ...next, seq: latest.current, sent: writtenHere(key)?.sent ?? server.seq });
    setState(kept ? "device" : "memory");
    clearTimeout(timer.current);
    timer.current = setTimeout(send, SEND_AFTER_MS);
  };
  const change = (part: string, text: string) => save({ ...now, answers: { ...now.answers, [part]: text } });
  const changePhotos = (photos: PhotoPage[]) => save({ ...now, photos });

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

  return { ...now, change, changePhotos, state, send, seq: () => latest.current };
}
