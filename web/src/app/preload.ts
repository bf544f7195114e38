import { matchRoutes, type RouteObject } from "react-router-dom";
import { loadQuietly } from "../lib/browser/stale-build.ts";
import type { PageHandle } from "./page.ts";

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "warm" in handle;
}

/** The page's own handle of a match, if it is a page. */
export function pageHandle(handle: unknown): PageHandle | null {
  return isPageHandle(handle) ? handle : null;
}

const recent = new Map<string, number>();
const repeatAfter = 10_000;

/** Fetches code, texts and data of a path, at most every 10 s for the same path. */
export function preloadPath(routes: RouteObject[], path: string): void {
  const now = Date.now();
  if (now - (recent.get(path) ?? 0) < repeatAfter) return;
  recent.set(path, now);
  const url = new URL(path, window.location.origin);
  for (const { route, params } of matchRoutes(routes, url) ?? []) {
    const handle = pageHandle(route.handle);
    if (handle !== null) void loadQuietly(() => handle.warm(params, url));
  }
}
