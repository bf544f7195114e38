/** How long the browser may be busy before it writes all the same, in ms. */
const longestMs = 300;

/**
 * Writes the newest of many values when the browser has shown what they look like, and at once when the page is left. What has
 * to be written at once is: `now` also drops what was waiting.
 */
export function writeWhenIdle<T>(write: (value: T) => void): {
  soon: (value: T) => void;
  now: (value: T) => void;
} {
  let waiting: { value: T } | null = null;
  let cancel: () => void = () => undefined;
  const drop = () => {
    waiting = null;
    cancel();
    window.removeEventListener("pagehide", flush);
    document.removeEventListener("visibilitychange", flush);
  };
  const flush = () => {
    const due = waiting;
    drop();
    if (due !== null) write(due.value);
  };
  return {
    soon: (value) => {
      const isWaiting = waiting !== null;
      waiting = { value };
      if (isWaiting) return;
      window.addEventListener("pagehide", flush);
      document.addEventListener("visibilitychange", flush);
      cancel = whenIdle(flush);
    },
    now: (value) => {
      drop();
      write(value);
    },
  };
}

function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, longestMs);
    return () => {
      clearTimeout(timer);
    };
  }
  const idle = window.requestIdleCallback(work, { timeout: longestMs });
  return () => {
    window.cancelIdleCallback(idle);
  };
}
