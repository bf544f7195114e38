/** How long no key has to be pressed until somebody counts as resting, in ms: beyond the pause in which they think of a word. */
export const restMs = 1_500;

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
