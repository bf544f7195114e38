import type { Content } from "@janur/domain/content/content";
import { Button, Group } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import classes from "./invitation-editor.module.css";
import { AddButton, AllSections } from "./all-sections.tsx";
import panel from "./side-panel.module.css";

interface WideListProps {
  content: Content;
  /** The draft with what each family has for itself. */
  whole: Content;
  /** Id of the section whose form stands beside the page; null for none. */
  opened: string | null;
  /** How much is missing. */
  missing: number;
  onOpen: (place: string) => void;
  onMissing: () => void;
}

/** A laptop's list of sections, always in sight, and below it what is missing. */
export function WideList({ content, whole, opened, missing, onOpen, onMissing }: WideListProps) {
  const { t } = useTranslation(["editor", "invitation"]);
  return (
    <div className={classes.list}>
      <div className={panel.head}>
        <h2>{t("invitation:editor.sectionsShort")}</h2>
        <AddButton content={content} onOpen={onOpen} />
      </div>
      <AllSections content={content} whole={whole} opened={opened} onOpen={onOpen} />
      <Button
        className={classes.lacking ?? ""}
        variant={missing > 0 ? "light" : "default"}
        color="kunyit"
        justify="space-between"
        rightSection={<Icon of={IconChevronRight} />}
        onClick={onMissing}
      >
        <Group gap={8}>
          {t("editor:missing.open")}
          {missing > 0 && <span className={classes.count}>{missing}</span>}
        </Group>
      </Button>
    </div>
  );
}
