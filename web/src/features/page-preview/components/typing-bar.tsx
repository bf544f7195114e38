import { ActionIcon, Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconCheck, IconChevronRight } from "@tabler/icons-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { stayAboveKeyboard } from "../../../lib/browser/above-keyboard.ts";
import { Icon } from "../../../ui/icon.tsx";
import classes from "./typing-bar.module.css";

interface TypingBarProps {
  label: string;
  /** What is wrong with what is typed. */
  problem: ReactNode;
  /** Opens the form that the field belongs to. */
  onForm: () => void;
  onDone: () => void;
}

/** Over a phone's keyboard while words are typed on the page: what they are, the form with more of it, and the end. */
export function TypingBar({ label, problem, onForm, onDone }: TypingBarProps) {
  const { t } = useTranslation("editor");
  const isWide = useMediaQuery("(min-width: 62em)", undefined, { getInitialValueInEffect: false });
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => (bar.current === null ? undefined : stayAboveKeyboard(bar.current)), []);
  return (
    <div ref={bar} className={classes.bar} data-typing role="group" aria-label={t("typing.title")}>
      <span className={classes.name}>
        {label}
        {problem}
      </span>
      <Button
        variant="subtle"
        px={8}
        rightSection={<Icon of={IconChevronRight} size={18} />}
        onClick={onForm}
      >
        {t("typing.form")}
      </Button>
      {isWide ? (
        <Button variant="subtle" px={8} aria-label={t("typing.done")} onClick={onDone}>
          {t("typing.end")}
        </Button>
      ) : (
        <ActionIcon size={44} variant="subtle" aria-label={t("typing.done")} onClick={onDone}>
          <Icon of={IconCheck} />
        </ActionIcon>
      )}
    </div>
  );
}
