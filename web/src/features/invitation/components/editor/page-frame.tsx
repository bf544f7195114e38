import type { Language } from "@janur/domain/language";
import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import classes from "./invitation-editor.module.css";
import { showSection } from "./preview-sections.ts";

interface PageFrameProps {
  /** Names the frame for those who hear it. */
  title: string;
  language: Language;
  /** Taps that lead to no place inside the page. */
  onTap?: (event: Event) => void;
  /** Keys that are pressed inside the frame. */
  onKeyDown?: (event: KeyboardEvent) => void;
  /** What stands in the frame's document. */
  children: (page: Document) => ReactNode;
}

/**
 * A document of its own for the guests' page, so that its media queries see a phone and nothing of the workroom's look
 * reaches it. It scrolls; nothing in it leads away or is sent.
 */
export function PageFrame({ title, language, onTap, onKeyDown, children }: PageFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  const tap = useEffectEvent((event: Event) => {
    if (page !== null && !followAnchor(page, event)) onTap?.(event);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    onKeyDown?.(event);
  });
  useEffect(() => {
    if (page === null) return undefined;
    page.documentElement.setAttribute("lang", language);
    page.addEventListener("click", tap);
    page.addEventListener("submit", preventDefault);
    page.addEventListener("keydown", press);
    return () => {
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
 * @returns whether the tap was for a place inside the page
 */
function followAnchor(page: Document, event: Event): boolean {
  const link = [...page.links].find((candidate) => event.composedPath().includes(candidate));
  if (link === undefined) return false;
  event.preventDefault();
  const href = link.getAttribute("href") ?? "";
  if (!href.startsWith("#")) return false;
  showSection(page, href.slice(1));
  return true;
}
