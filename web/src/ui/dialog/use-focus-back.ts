import { useLayoutEffect, useState } from "react";

/**
 * Gives the focus back to what had it before. The library does so where `opened` turns false; what is open for as long as it
 * is mounted goes without turning it.
 */
export function useFocusBack(): void {
  // While it is drawn for the first time: a field inside may take the focus before effects run.
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(
    () => () => {
      // Once all is gone; what somebody has turned to meanwhile keeps it.
      queueMicrotask(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement && before.isConnected)
          before.focus({ preventScroll: true });
      });
    },
    [before],
  );
}
