/**
 * What a promise gives, or a `TimeoutError`: for clients that know no deadline. What they do goes on unseen.
 * @throws DOMException `TimeoutError`
 */
export async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DOMException("nobody answered in time", "TimeoutError"));
    }, timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
