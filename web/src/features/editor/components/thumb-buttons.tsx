import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./invitation-editor.module.css";
import { listPlace } from "./section-drawer.tsx";

/** What is missing, with its number; quiet where nothing is. */
export function MissingButton({ count, onOpen }: { count: number; onOpen: () => void }) {
  const { t } = useTranslation("editor");
  return (
    <Button
      variant="default"
      px={6}
      rightSection={count > 0 && <span className={classes.count}>{count}</span>}
      onClick={onOpen}
    >
      {t("missing.open")}
    </Button>
  );
}

/** A phone's way to sections that the preview does not show, and to what is about all of them. */
export function SectionsButton({ onOpen }: { onOpen: (place: string) => void }) {
  const { t } = useTranslation("invitation");
  return (
    <Button
      variant="default"
      px={6}
      aria-label={t("editor.sections")}
      onClick={() => {
        onOpen(listPlace);
      }}
    >
      {t("editor.sectionsShort")}
    </Button>
  );
}
