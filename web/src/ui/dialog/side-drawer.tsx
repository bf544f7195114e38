import { Suspense } from "react";
import { lazyPart } from "../../lib/browser/lazy-part.ts";
import type { SideDrawerProps } from "./raised-drawer.tsx";

const RaisedDrawer = lazyPart(async () => (await import("./raised-drawer.tsx")).RaisedDrawer);

/** Something to look at beside the page: from the edge on a laptop, from below on a phone. Open while mounted. */
export function SideDrawer(props: SideDrawerProps) {
  return (
    <Suspense>
      <RaisedDrawer {...props} />
    </Suspense>
  );
}
