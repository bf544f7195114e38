import type { Content } from "@janur/domain/content/content";
import type { Section } from "@janur/domain/content/section";
import { anchorOf } from "@janur/event-page/invitation/sections/context";

/** Id of the element that shows a section. */
export function placeOf(section: Section): string {
  return section.type === "cover" ? "cover" : anchorOf(section.id);
}

/** The section of the page that an event happened in. */
export function sectionAt(event: Event, content: Content): Section | undefined {
  const ids = new Set(event.composedPath().flatMap((target) => ("id" in target ? [target.id] : [])));
  return content.sections.find((section) => ids.has(placeOf(section)));
}

interface ToolStyle {
  /** Whether the last section has to be scrolled clear of a drawer. */
  isCovered: boolean;
  /** Whether a section's form is open. */
  isWritten: boolean;
  /** Says of a ceremony that guests do not see it yet. */
  waiting: string;
}

/** Of what is chosen; not a colour of any theme on purpose. */
const selection = "#4aa3ff";

/** Of a word of the product on the page: not a colour of any theme either. */
export const noteStyle =
  "padding:2px 12px;border-radius:6px;background:#efdcb1;color:#423100;font:600 13px/24px system-ui";

/** Styles of the preview alone: which section a tap would open, its button for the keyboard. */
export function toolStyle({ isCovered, isWritten, waiting }: ToolStyle): string {
  const tool = "section>.edit";
  return [
    "section:has(>.edit){cursor:pointer}.column>section{position:relative}",
    `${tool}{position:absolute;z-index:9;top:8px;right:8px;min-height:0;margin:0;padding:8px 14px;border:0;border-radius:10px;background:#257040;color:#fff;font:600 15px/24px system-ui;opacity:0;pointer-events:none}`,
    "section:has(>.edit:focus-visible){outline:3px solid #257040;outline-offset:-3px}",
    `${tool}:focus-visible{opacity:1}`,
    `@media(hover:hover){section:has(>.edit):hover{outline:2px dashed #257040;outline-offset:-2px}section:hover>.edit{opacity:1}}`,
    // What can be changed, by a pointer and by the keyboard; one look that reads on every theme.
    `[data-edit]{cursor:text}[data-edit^="form"]{cursor:pointer}`,
    `[data-edit]:focus-visible{outline:2px solid ${selection};outline-offset:6px;border-radius:4px}`,
    `@media(hover:hover){[data-edit]:hover{outline:2px dotted ${selection};outline-offset:6px;border-radius:4px}}`,
    `.typed{position:absolute;z-index:20;box-sizing:border-box;min-height:0;margin:-.3em;padding-block:.3em;padding-inline:calc(.3em + 4px) calc(.3em + 12px);border:0;border-radius:4px;box-shadow:none;outline:2px solid ${selection};outline-offset:calc(2px - .3em);background:none;resize:none;overflow:hidden;caret-color:currentcolor}`,
    `.typed::selection{background:${selection}59;color:currentcolor}`,
    ".unfilled{margin:16px 0;padding:24px 16px;border:2px dashed;border-radius:12px;opacity:.7}",
    `.waits>*{opacity:.55}.waits::before{content:${JSON.stringify(waiting)};${noteStyle};display:inline-block;margin:0 0 12px}`,
    isCovered ? "body{padding-bottom:65vh}" : "",
    // A drawing that moves has the page laid out and painted sixty times a second, also where it is out of sight (budget A6).
    isWritten ? "svg g[class]{animation-play-state:paused}" : "",
  ].join("");
}
