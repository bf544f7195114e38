import type { Language } from "@janur/domain/text/language";
import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { isTap, showPlace, type Point } from "./edited-places.ts";
import classes from "./page-frame.module.css";

interface PageFrameProps {
  /** Names the frame for those who hear it. */
  title: string;
  language: Language;
  /** Taps; links inside the page lead nowhere then. */
  onTap?: (event: MouseEvent, page: Document) => void;
  /** Keys that are pressed inside the frame. */
  onKeyDown?: (event: KeyboardEvent, page: Document) => void;
  /** What stands in the frame's document. */
  children: (page: Document) => ReactNode;
}

/**
 * A document of its own for the guests' page, so that its media queries see a phone and nothing of the workroom's look
 * reaches it. It scrolls; nothing in it leads away or is sent.
 */
export function PageFrame({ title, language, onTap, onKeyDown, children }: PageFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  const down = useRef<Point | null>(null);
  const touch = useEffectEvent(({ clientX: x, clientY: y }: PointerEvent) => {
    down.current = { x, y };
  });
  const tap = useEffectEvent((event: MouseEvent) => {
    if (page === null) return;
    if (onTap === undefined) {
      followAnchor(page, event);
      return;
    }
    event.preventDefault();
    const start = down.current;
    down.current = null;
    if (isTap(start, { x: event.clientX, y: event.clientY })) onTap(event, page);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (page !== null) onKeyDown?.(event, page);
  });
  useEffect(() => {
    if (page === null) return undefined;
    page.documentElement.setAttribute("lang", language);
    page.addEventListener("pointerdown", touch);
    page.addEventListener("click", tap);
    page.addEventListener("submit", preventDefault);
    page.addEventListener("keydown", press);
    return () => {
      page.removeEventListener("pointerdown", touch);
      page.removeEventListener("click", tap);
      page.removeEventListener("submit", preventDefault);
      page.removeEventListener("keydown", press);
    };
  }, [page, language]);
  return (
    <div className={classes.phone}>
      <iframe
        title={title}
        className={classes.frame}
        ref={(frame) => {
          setPage(frame?.contentDocument ?? null);
        }}
        onLoad={(event) => {
          // Some browsers exchange the empty document once the frame has loaded.
          setPage(event.currentTarget.contentDocument);
        }}
      />
      {page !== null && createPortal(<Suspense>{children(page)}</Suspense>, page.body)}
    </div>
  );
}

function preventDefault(event: Event): void {
  event.preventDefault();
}

/**
 * An empty frame takes its parent's address as base: a followed link would load
 * the workroom into it. Links inside the page scroll, all others rest.
 */
function followAnchor(page: Document, event: Event): void {
  const link = [...page.links].find((candidate) => event.composedPath().includes(candidate));
  if (link === undefined) return;
  event.preventDefault();
  const href = link.getAttribute("href") ?? "";
  if (link.id === "open") playOpening(page);
  if (href.startsWith("#")) showPlace(page, href.slice(1), null, page.defaultView?.innerHeight ?? 0);
}

/** As guests see it, and again with each tap. */
function playOpening(page: Document): void {
  const { classList } = page.documentElement;
  classList.remove("open");
  page.body.getBoundingClientRect();
  classList.add("open");
}
