import { useLayoutEffect } from "react";

/**
 * A page that brings its own head and its own bar takes those of the frame away while it is there. Said on the body
 * itself: a rule that asked what stands within it would be asked again with every row of every list.
 */
export function useOwnHead(isOwn = true): void {
  useLayoutEffect(() => {
    if (!isOwn) return undefined;
    document.body.dataset["head"] = "own";
    return () => {
      delete document.body.dataset["head"];
    };
  }, [isOwn]);
}
