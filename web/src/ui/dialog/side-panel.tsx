import { Suspense } from "react";
import { lazyPart } from "../../lib/browser/lazy-part.ts";
import type { SidePanelProps } from "./raised-panel.tsx";

const RaisedPanel = lazyPart(async () => (await import("./raised-panel.tsx")).RaisedPanel);

/** One thing of a list, beside the list, which stays in reach; in its place on a phone. Open while mounted. */
export function SidePanel(props: SidePanelProps) {
  return (
    <Suspense>
      <RaisedPanel {...props} />
    </Suspense>
  );
}
