import { CloseButton } from "@mantine/core";
import { useEffect, useRef, type PointerEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { stayAboveKeyboard } from "../../../lib/browser/above-keyboard.ts";
import classes from "./half-drawer.module.css";

interface HalfDrawerProps {
  /** What the drawer is about now; another one takes the focus to its title. */
  place: string;
  title: string;
  /** Under the title. */
  note?: ReactNode;
  /** Whether a field inside takes the focus that the title would have. */
  isFieldAsked?: boolean;
  /** Beside the title. */
  tools?: ReactNode;
  /** How much of the page it leaves in sight: less than half, most of it, or what its content leaves. */
  size?: "half" | "low" | "content";
  onClose: () => void;
  children: ReactNode;
}

/** How far the handle is pulled down before the drawer goes, in px. */
const pull = 80;

/**
 * Over the lower part of the screen; what lies above it stays within reach, so
 * it is no dialog. Goes by a pull at its handle, its button or Escape, and the
 * focus returns to where it was. Open while mounted.
 */
export function HalfDrawer({
  place,
  title,
  note,
  isFieldAsked = false,
  tools,
  size = "half",
  onClose,
  children,
}: HalfDrawerProps) {
  const { t } = useTranslation("shell");
  const drawer = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const start = useRef<number | null>(null);
  const giveBack = useRef<() => void>(null);
  useEffect(() => {
    const isElsewhere =
      document.activeElement !== document.body && drawer.current?.contains(document.activeElement) !== true;
    if (isElsewhere || giveBack.current === null) giveBack.current = focusKeeper();
    if (!isFieldAsked) heading.current?.focus();
  }, [place, isFieldAsked]);
  useEffect(() => () => giveBack.current?.(), []);
  useEffect(() => (drawer.current === null ? undefined : stayAboveKeyboard(drawer.current)), []);

  const drag = (event: PointerEvent) => {
    if (start.current === null) return;
    const down = Math.max(0, event.clientY - start.current);
    drawer.current?.style.setProperty("translate", `0 ${String(down)}px`);
  };
  const drop = (event: PointerEvent) => {
    if (start.current === null) return;
    const isPulled = event.type === "pointerup" && event.clientY - start.current > pull;
    start.current = null;
    if (isPulled) onClose();
    else drawer.current?.style.removeProperty("translate");
  };

  return (
    <section
      ref={drawer}
      className={classes.drawer}
      data-size={size}
      aria-label={title}
      onKeyDown={(event) => {
        // Keys of a dialog that was opened from here come along, too.
        if (event.key === "Escape" && drawer.current?.contains(document.activeElement) === true) onClose();
      }}
    >
      <div
        aria-hidden
        className={classes.handle}
        onPointerDown={(event) => {
          start.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
      />
      <div className={classes.header}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
          {note}
        </h2>
        {tools}
        <CloseButton size={44} aria-label={t("action.close")} onClick={onClose} />
      </div>
      <div key={place} className={classes.body}>
        {children}
      </div>
    </section>
  );
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
