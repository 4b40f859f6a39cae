import { useEffect, useRef, useState } from "react";

const TYPING_MS = 300;

/**
 * A search text that applies when typing pauses, or immediately with `now`. Back and Forward change it without typing,
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
