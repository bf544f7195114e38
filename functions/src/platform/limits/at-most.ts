/**
 * Lets `count` pieces of work run at once; the others wait in the order in which they came. Work that keeps the
 * processor busy is not slower for it, and only so much of it lies in memory half done.
 */
export function atMost(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running === count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** For what takes its memory while it waits, too: null for what comes while `count` pieces of work run. */
export function atMostOrNot(count: number): <T>(work: () => Promise<T>) => Promise<T> | null {
  let running = 0;
  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
  return (work) => (running === count ? null : counted(work));
}
