import { useEffect, useRef, useState } from "react";

const TYPING_MS = 300;

/**
 * A text that is looked for once typing rests, or at once by `now`. Back and Forward change what is looked for without a key pressed,
 * and the field follows.
 */
export function useTypedSearch(said: string, say: (text: string) => void) {
  const [typed, setTyped] = useState(said);
  const asked = useRef(said);
  useEffect(() => {
    if (said === asked.current) return;
    asked.current = said;
    setTyped(said);
  }, [said]);
  const now = () => {
    if (typed.trim() === asked.current) return;
    asked.current = typed.trim();
    say(asked.current);
  };
  useEffect(() => {
    const timer = setTimeout(now, TYPING_MS);
    return () => clearTimeout(timer);
  });
  return { typed, setTyped, now };
}
