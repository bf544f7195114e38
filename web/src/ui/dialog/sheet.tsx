import { Suspense } from "react";
import { lazyPart } from "../../lib/browser/lazy-part.ts";
import type { SheetProps } from "./raised-sheet.tsx";

const RaisedSheet = lazyPart(async () => (await import("./raised-sheet.tsx")).RaisedSheet);

/** Something to look at beside the page: from the edge on a laptop, from below on a phone. Open while mounted. */
export function Sheet(props: SheetProps) {
  return (
    <Suspense>
      <RaisedSheet {...props} />
    </Suspense>
  );
}
