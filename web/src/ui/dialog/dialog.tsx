import { Suspense } from "react";
import { lazyPart } from "../../lib/browser/lazy-part.ts";
import type { DialogProps } from "./raised-dialog.tsx";

const RaisedDialog = lazyPart(async () => (await import("./raised-dialog.tsx")).RaisedDialog);

/** A dialog that is open for as long as it is mounted. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense>
      <RaisedDialog {...props} />
    </Suspense>
  );
}
