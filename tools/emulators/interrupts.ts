/** A request to end, by Ctrl-C or a signal. */
export interface Interrupts {
  readonly signal: AbortSignal;
  readonly requested: Promise<void>;
}

/**
 * From now on Ctrl-C, SIGTERM and SIGHUP ask for a clean end instead of killing this process. npm and the terminal
 * often deliver the same Ctrl-C twice, so only a second one after two seconds ends at once, with exit code 130.
 * A SIGTERM to npm itself ends npm's shell but never reaches this process: losing that parent counts as a request too.
 */
export function catchInterrupts(now: () => number = Date.now): Interrupts {
  const controller = new AbortController();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let first: number | undefined;
  const onSignal = () => {
    if (first === undefined) {
      first = now();
      controller.abort();
      resolve(undefined);
    } else if (now() - first > 2000) process.exit(130);
  };
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, onSignal);
  if (process.env["npm_lifecycle_event"] !== undefined) onceOrphaned(onSignal);
  return { signal: controller.signal, requested: promise };
}

function onceOrphaned(then: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, 500);
  timer.unref();
}
