import { lazy, type ComponentType } from "react";
import { whenReachable } from "./stale-build.ts";

/** `React.lazy` for a part inside a page on which somebody writes. @see whenReachable */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await whenReachable(load) }));
}
