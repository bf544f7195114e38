import { useEffect, useState } from "react";

/** How long a browser that never rests, or cannot say so, is waited for, in ms. */
const longestMs = 2_000;

/** Whether the page has been shown and its browser has nothing else to do: then decoration may come. */
export function useAfterLoad(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let rest: number | undefined;
    const wait = () => {
      const go = () => {
        setLoaded(true);
      };
      if ("requestIdleCallback" in window) rest = window.requestIdleCallback(go, { timeout: longestMs });
      else timer = setTimeout(go, longestMs);
    };
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
    return () => {
      window.removeEventListener("load", wait);
      clearTimeout(timer);
      if (rest !== undefined) window.cancelIdleCallback(rest);
    };
  }, []);
  return isLoaded;
}
