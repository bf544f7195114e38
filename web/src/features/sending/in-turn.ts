/**
 * Makes calls about the same guests wait for one another, whatever became of those before: what takes a word back must
 * not arrive before the word. Calls about others go at once.
 */
export function createTurns() {
  const latest = new Map<string, Promise<unknown>>();
  return function inTurn<Result>(guestIds: readonly string[], call: () => Promise<Result>): Promise<Result> {
    const turn = Promise.allSettled(guestIds.flatMap((id) => latest.get(id) ?? [])).then(call);
    for (const id of guestIds) latest.set(id, turn);
    return turn;
  };
}
