import { ActionIcon } from "@mantine/core";
import { IconBold, IconItalic, IconLink, IconList, IconListNumbers } from "@tabler/icons-react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../../ui/icon.tsx";
import { withLink, withList, withMark, type Typed } from "../../rich-marks.ts";
import classes from "./editor-fields.module.css";

interface FormatToolsProps {
  /** Of the field beside it. */
  label: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onChange: (source: string) => void;
}

const tools = [
  { name: "bold", icon: IconBold },
  { name: "italic", icon: IconItalic },
  { name: "bullets", icon: IconList },
  { name: "numbers", icon: IconListNumbers },
  { name: "link", icon: IconLink },
] as const;

/** Sets the marks of formatted text around what is selected in a field. */
export function FormatTools({ label, field, onChange }: FormatToolsProps) {
  const { t } = useTranslation("editor");
  const act: Record<(typeof tools)[number]["name"], (typed: Typed) => Typed> = {
    bold: (typed) => withMark(typed, "*"),
    italic: (typed) => withMark(typed, "_"),
    bullets: (typed) => withList(typed, false),
    numbers: (typed) => withList(typed, true),
    link: (typed) => withLink(typed, t("format.linkWords")),
  };
  return (
    <div role="group" aria-label={t("format.tools", { field: label })} className={classes.formatTools}>
      {tools.map(({ name, icon }) => (
        <ActionIcon
          key={name}
          variant="subtle"
          size={44}
          aria-label={t(`format.${name}`)}
          title={t(`format.${name}`)}
          onClick={() => {
            const input = field.current;
            if (input === null) return;
            const { value: source, selectionStart, selectionEnd } = input;
            const typed = act[name]({ source, start: selectionStart, end: selectionEnd });
            flushSync(() => {
              onChange(typed.source);
            });
            input.focus();
            input.setSelectionRange(typed.start, typed.end);
          }}
        >
          <Icon of={icon} />
        </ActionIcon>
      ))}
      <span>{t("format.hint")}</span>
    </div>
  );
}
