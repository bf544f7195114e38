import { useEffect, useRef, type RefObject } from "react";

interface TitleFocus {
  frame: RefObject<HTMLElement | null>;
  title: RefObject<HTMLHeadingElement | null>;
}

/**
 * What opens beside or over the page takes the focus to its title, or leaves it to a field that was asked for; when it
 * goes, the focus returns to where it was.
 * @param place what it is about now; another one takes the focus again
 */
export function useTitleFocus(place: string, isFieldAsked: boolean): TitleFocus {
  const frame = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const giveBack = useRef<() => void>(null);
  useEffect(() => {
    const isElsewhere =
      document.activeElement !== document.body && frame.current?.contains(document.activeElement) !== true;
    if (isElsewhere || giveBack.current === null) giveBack.current = focusKeeper();
    if (!isFieldAsked) title.current?.focus();
  }, [place, isFieldAsked]);
  useEffect(() => () => giveBack.current?.(), []);
  return { frame, title };
}

/** Remembers what has the focus, inside a frame too; calling it gives the focus back. */
function focusKeeper(): () => void {
  const outer = document.activeElement;
  const inner = outer instanceof HTMLIFrameElement ? outer.contentDocument?.activeElement : null;
  return () => {
    for (const element of [outer, inner]) if (isFocusable(element)) element.focus();
  };
}

/** Elements of another window are of no class of this one. */
function isFocusable(element: Element | null | undefined): element is HTMLElement {
  return element != null && "focus" in element;
}
