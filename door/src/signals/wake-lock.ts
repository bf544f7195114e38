import { browser } from "../browser.ts";

/** Keeps the screen on while somebody stands at the door; browsers let go of it whenever the page is hidden. */
export function keepAwake(): () => void {
  const wanted = new AbortController();
  const { signal } = wanted;
  let lock: WakeLockSentinel | undefined;
  const ask = async () => {
    if (signal.aborted || document.hidden) return;
    lock = await browser.wakeLock?.request("screen").catch(() => undefined);
  };
  const look = () => void ask();
  document.addEventListener("visibilitychange", look, { signal });
  look();
  return () => {
    wanted.abort();
    void lock?.release();
  };
}
