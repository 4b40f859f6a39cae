import { useEffect, useState } from "react";

/** Seconds left until the next request is allowed. `start` begins the countdown. */
export function useCooldown(seconds: number): { left: number; start: () => void } {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (until === 0) return;
    const count = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  }, [until]);

  return { left, start: () => setUntil(Date.now() + seconds * 1000) };
}
