import type { EditMark } from "@janur/event-page/invitation/sections/edit-mark";
import type { Language } from "@janur/domain/text/language";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { elementOf } from "./edited-places.ts";

interface InlineTextProps {
  page: Document;
  mark: EditMark;
  /** Id of the section in which the words were tapped; they may stand in another one too. */
  root: string;
  /** Names the field for those who hear it. */
  label: string;
  language: Language;
  value: string;
  onChange: (value: string) => void;
  onDone: () => void;
}

/** What makes words look as they do on the page. */
const faces = [
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "font-variant",
  "font-feature-settings",
  "letter-spacing",
  "line-height",
  "text-transform",
  "text-align",
  "text-shadow",
  "color",
] as const;

/** Room before the words and behind them, in px: a letter more than is there, and what stands before them in sight. */
const before = 4;
const behind = 12;
/** Width of the field around a letter, in px. */
const smallest = 48;

/**
 * A field over the words of the page, in their own face and at their size, so that they are typed where they stand.
 * The words beneath go on being drawn as guests get them, and the field follows them with each key.
 */
export function InlineText(props: InlineTextProps) {
  const { page, mark, root, label, language, value, onChange, onDone } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const follow = useEffectEvent(() => {
    const words = elementOf(page.getElementById(root) ?? page, mark);
    if (words !== null && field.current !== null) layOver(field.current, words);
  });
  useLayoutEffect(() => {
    follow();
  });
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  useEffect(() => {
    const view = page.defaultView;
    // Words move when a picture or a face comes, and when the phone is turned.
    const moves = new ResizeObserver(() => {
      follow();
    });
    moves.observe(page.body);
    view?.addEventListener("resize", follow);
    return () => {
      moves.disconnect();
      view?.removeEventListener("resize", follow);
    };
  }, [page]);
  const isLine = mark.kind === "line";
  const words = `[data-edit$="${CSS.escape(` ${mark.sectionId} ${mark.path}`)}"]`;
  const inRoot = `#${CSS.escape(root)} ${words}`;
  // The dot between a day and a city stays where it is.
  const hidden = `${inRoot}{visibility:hidden}${inRoot}::before{visibility:visible}`;
  return (
    <>
      <style>{hidden}</style>
      <textarea
        ref={field}
        className="typed"
        aria-label={label}
        lang={language}
        dir="auto"
        rows={1}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint={isLine ? "done" : "enter"}
        value={value}
        onChange={(event) => {
          const text = event.currentTarget.value;
          onChange(isLine ? text.replace(/\s*[\r\n]+\s*/g, " ") : text);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Escape" && !(isLine && event.key === "Enter")) return;
          event.preventDefault();
          onDone();
        }}
      />
    </>
  );
}

function layOver(field: HTMLTextAreaElement, words: HTMLElement): void {
  const view = words.ownerDocument.defaultView;
  if (view === null) return;
  const look = view.getComputedStyle(words);
  for (const face of faces) field.style.setProperty(face, look.getPropertyValue(face));
  const letters = view.document.createRange();
  letters.selectNodeContents(words);
  const box = words.getBoundingClientRect();
  const text = letters.getBoundingClientRect();
  const lines = letters.getClientRects();
  // One line has the field around its letters; several are broken as they are on the page.
  const isOne = lines.length <= 1 && text.width > 0;
  // What a line is higher or lower than its letters; half of it lies above them, in whole pixels.
  const spare = lines[0] === undefined ? 0 : parseFloat(look.lineHeight) - lines[0].height || 0;
  const above = Math.floor(spare / 2);
  const { top, bottom } = text.width > 0 ? text : box;
  const { left, width } = isOne ? text : box;
  const wide = Math.max(width, smallest);
  const isRightToLeft = isOne && look.direction === "rtl";
  const [atLeft, atRight] = isRightToLeft ? [wide - width + behind, before] : [before, wide - width + behind];
  if (isOne) field.style.setProperty("text-align", "start");
  Object.assign(field.style, {
    left: `${String(left + view.scrollX - atLeft)}px`,
    top: `${String(top - above + view.scrollY)}px`,
    // Tails of letters reach over the line; the ring around it stays where it is (toolStyle).
    width: `calc(${String(width + atLeft + atRight)}px + 0.6em)`,
    height: `calc(${String(bottom - top + spare)}px + 0.6em)`,
    whiteSpace: isOne ? "pre" : "pre-wrap",
  });
}
