import { lazy, Suspense } from "react";
import { loadRaised } from "./load-raised.ts";
import type { SheetProps } from "./raised-sheet.tsx";

const RaisedSheet = lazy(async () => ({ default: (await loadRaised.sheet()).RaisedSheet }));

/** Something to look at beside the page: from the edge on a laptop, from below on a phone. Open while mounted. */
export function Sheet(props: SheetProps) {
  return (
    <Suspense>
      <RaisedSheet {...props} />
    </Suspense>
  );
}
