/** As many are remembered; a forgotten one is only done again. */
const remembered = 1_000;

/**
 * Does something once for a key and a bucket of time: whoever asks again
 * meanwhile waits for the same. Only this instance remembers, so that what is
 * done must bear being done twice.
 */
export function oncePerBucket(
  work: (key: string, bucket: number) => Promise<void>,
): (key: string, bucket: number) => Promise<void> {
  const latest = new Map<string, { bucket: number; done: Promise<void> }>();
  return (key, bucket) => {
    const last = latest.get(key);
    if (last?.bucket === bucket) return last.done;
    const done = work(key, bucket);
    latest.delete(key);
    latest.set(key, { bucket, done });
    if (latest.size > remembered) {
      const oldest = latest.keys().next().value;
      if (oldest !== undefined) latest.delete(oldest);
    }
    return done;
  };
}
