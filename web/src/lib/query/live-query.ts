import { hashKey, queryOptions, type QueryClient, type QueryKey } from "@tanstack/react-query";

/** Starts listening; returns what stops it. */
export type Subscribe<T> = (next: (value: T) => void, fail: (error: Error) => void) => () => void;

const running = new Map<string, () => void>();
const watched = new WeakSet<QueryClient>();

/**
 * A query that stays up to date by itself. The first snapshot answers the
 * query, later ones replace its data, an error of the listener is an error of
 * the query until the next snapshot: a first one that was late has not failed
 * for good. Listening ends when no component looks any more.
 * @param isOlder tells a snapshot that an operation's answer has overtaken: what the answer set stays until a newer one comes
 */
export function liveQuery<T, const Key extends QueryKey>(
  queryKey: Key,
  subscribe: Subscribe<T>,
  isOlder: (snapshot: T, known: T) => boolean = () => false,
) {
  return queryOptions({
    queryKey,
    // Data that a listener keeps fresh is never stale; stopping marks it so.
    staleTime: Infinity,
    queryFn: ({ client, signal }) => {
      const hash = hashKey(queryKey);
      stopWhenUnwatched(client);
      stop(hash);
      return new Promise<T>((resolve, reject) => {
        let isSettled = false;
        const unsubscribe = subscribe(
          (snapshot) => {
            const known = client.getQueryData<T>(queryKey);
            const value = known !== undefined && isOlder(snapshot, known) ? known : snapshot;
            if (isSettled) client.setQueryData<T>(queryKey, value);
            isSettled = true;
            resolve(value);
          },
          (error) => {
            if (isSettled) markFailed(client, hash, error);
            isSettled = true;
            reject(error);
          },
        );
        running.set(hash, unsubscribe);
        // Reading the signal also makes the query forget a first snapshot that nobody waits for any more;
        // otherwise the next look would wait for a listener that has ended.
        signal.addEventListener("abort", () => {
          if (running.get(hash) === unsubscribe) stop(hash);
        });
      });
    },
  });
}

function stop(hash: string): boolean {
  const unsubscribe = running.get(hash);
  running.delete(hash);
  unsubscribe?.();
  return unsubscribe !== undefined;
}

function markFailed(client: QueryClient, hash: string, error: Error): void {
  const query = client.getQueryCache().get(hash);
  query?.setState({
    status: "error",
    error,
    errorUpdatedAt: Date.now(),
    errorUpdateCount: query.state.errorUpdateCount + 1,
    isInvalidated: true,
  });
}

function stopWhenUnwatched(client: QueryClient): void {
  if (watched.has(client)) return;
  watched.add(client);
  client.getQueryCache().subscribe(({ type, query }) => {
    const isUnwatched = type === "observerRemoved" && query.getObserversCount() === 0;
    if (!isUnwatched && type !== "removed") return;
    // The next look starts a new listener instead of trusting what may be old by then.
    if (stop(query.queryHash) && type !== "removed") query.invalidate();
  });
}
