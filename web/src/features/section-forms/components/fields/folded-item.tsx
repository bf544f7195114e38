import { UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../../ui/icon.tsx";
import classes from "./editor-fields.module.css";

interface FoldedItemProps {
  name: string;
  /** What it is about, while it is folded. */
  summary: string;
  hasProblem: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** The head of an item in a long list; pressing it shows or hides the fields. */
export function FoldedItem({ name, summary, hasProblem, isOpen, onToggle }: FoldedItemProps) {
  const { t } = useTranslation("invitation");
  return (
    <h3 className={classes.folded}>
      <UnstyledButton className={classes.fold} aria-expanded={isOpen} onClick={onToggle}>
        <Icon of={IconChevronDown} />
        <span>
          <bdi>{name}</bdi>
          {summary !== "" && <small>{summary}</small>}
          {hasProblem && !isOpen && <small data-tone="problem">{t("editor.sectionProblem")}</small>}
        </span>
      </UnstyledButton>
    </h3>
  );
}
