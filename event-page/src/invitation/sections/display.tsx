import type { ReactNode } from "react";
import { isHeadable } from "../../fonts/display-font.ts";
import type { Theme } from "../../themes/base/theme.ts";
import type { EditAttributes } from "./edit-mark.ts";

/** A heading in the display face's shared file, as a whole or not at all. */
export function Display(props: {
  as: "h1" | "h2" | "h3" | "p";
  theme: Theme;
  text: string;
  id?: string;
  className?: string;
  isFocusable?: boolean;
  edit?: EditAttributes | undefined;
  children?: ReactNode;
}): ReactNode {
  const { as: Tag, theme, text, id, className, isFocusable, edit, children } = props;
  const classes = [className, Tag === "p" ? "d" : "", isHeadable(text, theme) ? "" : "nd"]
    .filter(Boolean)
    .join(" ");
  return (
    <Tag
      id={id}
      dir="auto"
      className={classes || undefined}
      tabIndex={isFocusable === true ? -1 : undefined}
      {...edit}
    >
      {children ?? text}
    </Tag>
  );
}
