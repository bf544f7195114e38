import { CloseButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { OpenedFrameProps } from "./opened-frame.ts";
import classes from "./side-panel.module.css";
import { useTitleFocus } from "./use-title-focus.ts";

/** Beside the page on a laptop: what was opened there or in the list. Open while mounted. */
export function SidePanel({
  place,
  title,
  isFieldAsked = false,
  tools,
  onClose,
  children,
}: OpenedFrameProps) {
  const { t } = useTranslation("shell");
  const { frame, title: heading } = useTitleFocus(place, isFieldAsked);
  return (
    <section ref={frame} aria-label={title}>
      <div className={classes.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {tools}
        <CloseButton size={44} iconSize={20} aria-label={t("action.close")} onClick={onClose} />
      </div>
      <div key={place}>{children}</div>
    </section>
  );
}
