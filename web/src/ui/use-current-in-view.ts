import { useEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router-dom";

/** For a bar of links that may be wider than the screen: shows the current one, also after the address changed. */
export function useCurrentInView<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  const { pathname, search } = useLocation();
  useEffect(() => {
    const current = bar.current?.querySelector('[aria-current="page"]');
    current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname, search]);
  return bar;
}
