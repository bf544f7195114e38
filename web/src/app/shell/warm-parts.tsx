import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { warmParts } from "../../lib/browser/lazy-part.ts";
import { useAfterLoad } from "../../lib/browser/use-after-load.ts";

/** Has the late parts of each page that is opened fetched, once the first one was shown. */
export function WarmParts() {
  const { pathname } = useLocation();
  const isResting = useAfterLoad();
  useEffect(() => {
    if (isResting) void warmParts();
  }, [isResting, pathname]);
  return null;
}
