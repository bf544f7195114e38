import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * One function for all renders, which calls the newest: what is given it need not be drawn again because something else
 * was. For what is called later, by an event; never while drawing.
 */
export function useLatest<Args extends unknown[], Result>(
  call: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
