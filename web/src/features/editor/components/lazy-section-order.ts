import { lazyPart } from "../../../lib/browser/lazy-part.ts";

/** Moving by hand is a chunk of its own: most visits to the editor are for words. */
export const SectionOrder = lazyPart(async () => (await import("./section-order.tsx")).SectionOrder);
