import { useEffect, useState, type RefObject } from "react";

/** How far below the top of the page an element begins, in px; followed while what stands above it grows and shrinks. */
export function useTopOf(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const box = element.current?.getBoundingClientRect();
      if (box !== undefined) setTop(Math.round(box.top + window.scrollY));
    });
    observer.observe(document.body);
    // Its neighbours: the page may keep its height while they change theirs.
    const parent = element.current?.parentElement;
    for (const sibling of parent?.children ?? []) observer.observe(sibling);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return top;
}
