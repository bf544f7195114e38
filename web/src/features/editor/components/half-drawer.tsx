import { CloseButton } from "@mantine/core";
import { useEffect, useRef, type PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import { stayAboveKeyboard } from "../../../lib/browser/above-keyboard.ts";
import classes from "./half-drawer.module.css";
import type { OpenedFrameProps } from "./opened-frame.ts";
import { useTitleFocus } from "./use-title-focus.ts";

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
}: OpenedFrameProps) {
  const { t } = useTranslation("shell");
  const { frame: drawer, title: heading } = useTitleFocus(place, isFieldAsked);
  const start = useRef<number | null>(null);
  useEffect(() => (drawer.current === null ? undefined : stayAboveKeyboard(drawer.current)), [drawer]);

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
