import { useEffect, useState } from "react";

/** Counts whole seconds down to zero by the clock, so that a sleeping tab wakes up right. */
export function useCountdown(from: number): { seconds: number; restart: () => void } {
  const [endsAt, setEndsAt] = useState(() => Date.now() + from * 1_000);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= endsAt) window.clearInterval(timer);
    }, 500);
    return () => {
      window.clearInterval(timer);
    };
  }, [endsAt]);
  const restart = () => {
    setNow(Date.now());
    setEndsAt(Date.now() + from * 1_000);
  };
  return { seconds: Math.max(0, Math.ceil((endsAt - now) / 1_000)), restart };
}
