import { startTransition, useEffect, useState } from "react";

/** How long nothing has to change, in ms: longer than the pause between two keys of somebody who types. */
const restMs = 250;

/**
 * A value as it was when it last stood still. What is drawn of it neither delays the keys that change it nor the frames
 * that show them (budget A6): `useDeferredValue` begins right after each key and is half done when the next one comes.
 */
export function useRested<T>(value: T): T {
  const [rested, rest] = useState(value);
  useEffect(() => {
    if (Object.is(value, rested)) return undefined;
    const timer = setTimeout(() => {
      startTransition(() => {
        rest(() => value);
      });
    }, restMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value, rested]);
  return rested;
}
