import { lazy, type ComponentType } from "react";
import { loadQuietly, whenReachable } from "./stale-build.ts";

/** Parts of the pages that were opened and their texts, which nothing has asked for yet. */
const ahead: (() => Promise<unknown>)[] = [];
let isWarming = false;

/** How long no key has to be pressed until somebody counts as resting, in ms: beyond the pause in which they think of a word. */
export const restMs = 1_500;

/** Has it fetched with the parts that are fetched ahead. */
export function fetchAhead(load: () => Promise<unknown>): void {
  ahead.push(load);
}

/**
 * `React.lazy` for a part inside a page on which somebody writes.
 * @see whenReachable
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  fetchAhead(load);
  return lazy(async () => ({ default: await whenReachable(load) }));
}

/**
 * Fetches them one after another ahead of the first click, so that a part opens at once and without a signal, too. Whoever
 * types meanwhile is not disturbed: a file that comes between two keys delays the second one's frame (budget A6).
 */
export async function warmParts(): Promise<void> {
  if (isWarming) return;
  isWarming = true;
  const hands = watchKeys();
  while (navigator.onLine) {
    await hands.rest();
    const load = ahead.shift();
    if (load === undefined) break;
    await loadQuietly(load);
  }
  hands.leave();
  isWarming = false;
}

/** Watches whether somebody types. */
export function watchKeys(): {
  /** Resolves at once, or when no key has been pressed for that long. */
  rest: () => Promise<void>;
  leave: () => void;
} {
  let pressedAt = Number.NEGATIVE_INFINITY;
  const note = () => {
    pressedAt = performance.now();
  };
  document.addEventListener("keydown", note, true);
  return {
    rest: async () => {
      for (;;) {
        const left = pressedAt + restMs - performance.now();
        if (left <= 0) return;
        await new Promise((resolve) => setTimeout(resolve, left));
      }
    },
    leave: () => {
      document.removeEventListener("keydown", note, true);
    },
  };
}
