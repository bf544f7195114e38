import { lazy, Suspense } from "react";
import { loadRaised } from "./load-raised.ts";
import type { DialogProps } from "./raised-dialog.tsx";

const RaisedDialog = lazy(async () => ({ default: (await loadRaised.dialog()).RaisedDialog }));

/** A dialog that is open for as long as it is mounted. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense>
      <RaisedDialog {...props} />
    </Suspense>
  );
}
