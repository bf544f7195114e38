import { readEditMark, type EditMark } from "@janur/event-page/invitation/sections/edit-mark";
import type { TextPlace } from "../../draft/edited-text.ts";

/** Smallest side of what a finger hits, in px. */
const target = 44;
/** What a finger may wander between touching and lifting, in px; more is scrolling. */
const slop = 8;

/** Where a pointer is, in px of the page's window. */
export interface Point {
  x: number;
  y: number;
}

export function isTap(down: Point | null, up: Point): boolean {
  return down === null || Math.hypot(up.x - down.x, up.y - down.y) <= slop;
}

/** An element that says what it is made of. */
export interface MarkedElement {
  element: HTMLElement;
  mark: EditMark;
}

/** The marked element that this one is or lies in. */
export function markedElement(element: Element | null): MarkedElement | null {
  const marked = element?.closest<HTMLElement>("[data-edit]") ?? null;
  const mark = readEditMark(marked?.dataset["edit"] ?? null);
  return marked === null || mark === null ? null : { element: marked, mark };
}

/**
 * What a tap is for. Words lie over pictures and may be lower than a finger: those that are hit come first, then of
 * those that a finger cannot miss by less the one whose centre is nearest, then what lies beneath.
 */
export function markedAt(page: Document, point: Point): MarkedElement | null {
  const hit = markedElement(page.elementFromPoint(point.x, point.y));
  if (hit !== null && isWords(hit)) return hit;
  const near = [...page.querySelectorAll<HTMLElement>("[data-edit]")].flatMap((element) => {
    const mark = readEditMark(element.dataset["edit"] ?? null);
    const distance = distanceTo(element.getBoundingClientRect(), point);
    return mark === null || distance === null ? [] : [{ element, mark, distance }];
  });
  near.sort((one, other) => one.distance - other.distance);
  return near.find(isWords) ?? hit ?? near[0] ?? null;
}

/** Whether it is words and no picture that others lie over: a day and an hour are words, too, that have a form. */
function isWords({ element, mark }: MarkedElement): boolean {
  return mark.kind !== "form" || element.getBoundingClientRect().height < 3 * target;
}

/** From the centre, in px; null for a point that is outside of what a finger hits. */
function distanceTo({ left, top, width, height }: DOMRect, { x, y }: Point): number | null {
  if (width === 0 || height === 0) return null;
  const [dx, dy] = [Math.abs(x - left - width / 2), Math.abs(y - top - height / 2)];
  const isNear = dx <= Math.max(width, target) / 2 && dy <= Math.max(height, target) / 2;
  return isNear ? Math.hypot(dx, dy) : null;
}

/** The element that shows a place, inside `root` if it stands in several sections; null where nothing shows it. */
export function elementOf(page: ParentNode, { sectionId, path }: TextPlace): HTMLElement | null {
  return page.querySelector(`[data-edit$="${CSS.escape(` ${sectionId} ${path}`)}"]`);
}

/**
 * Brings what is edited into the upper part of the page, unless it is there; what shows nothing yet is looked for in
 * the item that it belongs to, and then in its section. The window around the frame stays.
 * @param free height of the page that no form covers, in px
 */
export function showPlace(page: Document, section: string, place: TextPlace | null, free: number): void {
  const view = page.defaultView;
  const root = page.getElementById(section);
  if (view === null) return;
  const element = (place === null ? null : nearestOf(root ?? page, place)) ?? root;
  if (element === null) return;
  const { top, bottom } = element.getBoundingClientRect();
  const margin = element === root ? 0 : Math.min(96, free / 4);
  const isInSight = element === root ? top >= 0 && top < free / 4 : top >= 8 && bottom <= free - 8;
  if (isInSight) return;
  const isCalm = view.matchMedia("(prefers-reduced-motion: reduce)").matches;
  view.scrollTo({ top: top + view.scrollY - margin, behavior: isCalm ? "instant" : "smooth" });
}

/** For how long what still loads may move a place that was just shown. */
const settlesMs = 3_000;

/**
 * Brings it into sight, and keeps it there while the page around it still grows: pictures, letters and sections come
 * later. Whoever scrolls or types in the page meanwhile is left where they are.
 * @returns what ends it
 */
export function holdPlace(
  page: Document,
  section: string,
  place: TextPlace | null,
  free: number,
): () => void {
  const show = () => {
    showPlace(page, section, place, free);
  };
  show();
  const growth = new ResizeObserver(show);
  const ended = new AbortController();
  const end = () => {
    clearTimeout(timer);
    growth.disconnect();
    ended.abort();
  };
  const timer = setTimeout(end, settlesMs);
  growth.observe(page.body);
  for (const gesture of ["wheel", "pointerdown", "keydown"])
    page.addEventListener(gesture, end, { signal: ended.signal, passive: true });
  return end;
}

function nearestOf(root: ParentNode, { sectionId, path }: TextPlace): HTMLElement | null {
  const exact = elementOf(root, { sectionId, path });
  const item = /^\w+\.\d+\./.exec(path)?.[0];
  if (exact !== null || item === undefined) return exact;
  return root.querySelector(`[data-edit*="${CSS.escape(` ${sectionId} ${item}`)}"]`);
}
