import { lazy } from "react";

/** Moving by hand is a chunk of its own: most visits to the editor are for words. */
export const SectionOrder = lazy(async () => ({
  default: (await import("./section-order.tsx")).SectionOrder,
}));
