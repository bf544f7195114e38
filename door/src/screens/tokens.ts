/** Sizes that the door's style sheets share as `--size-md` and `--corner-md`; the build writes them out (postcss.config.cjs). */
export const tokens = {
  // 14, 16, 18, 20, 28, 30 and 44 px in the text size that is called normal; a verdict is read from an arm's length.
  sizes: {
    ...{ sm: "0.875rem", md: "1rem", lg: "1.125rem", xl: "1.25rem" },
    ...{ name: "1.75rem", verdict: "1.875rem", count: "2.75rem" },
  },
  corners: { sm: "6px", md: "10px", lg: "14px" },
} as const;
