/** As long as the SDK itself waits for its first connection. */
const patienceMs = 10_000;

/** How long a listener has gone without the server's word. */
export interface ServerWait {
  /** To be told of every snapshot. @param isFromCache whether the server has not confirmed it */
  note: (isFromCache: boolean) => void;
  stop: () => void;
}

/**
 * Where something of a query lies in its cache, the SDK never says that the
 * server cannot be reached: it goes on waiting, and so would the screen.
 * @param onLate called once after ten seconds, and again only after the server was heard in between
 */
export function serverWait(onLate: () => void): ServerWait {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    note: (isFromCache) => {
      if (isFromCache) timer ??= setTimeout(onLate, patienceMs);
      else stop();
    },
    stop,
  };
}
