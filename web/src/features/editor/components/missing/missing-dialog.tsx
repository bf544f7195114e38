import { missingParts, wishedParts } from "@janur/domain/content/completeness";
import type { Content } from "@janur/domain/content/content";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Sheet } from "../../../../ui/dialog/sheet.tsx";
import { MissingList } from "./missing-list.tsx";

interface MissingDialogProps {
  content: Content;
  onField: (sectionId: string, path: string) => void;
  onClose: () => void;
}

/** What is missing, from the bar and wherever publishing is refused for it; on a phone as high as it is long. */
export function MissingDialog({ content, onField, onClose }: MissingDialogProps) {
  const { t } = useTranslation("editor");
  const count = missingParts(content).length + wishedParts(content).length;
  return (
    <Sheet title={t("missing.title", { count })} onClose={onClose}>
      {count === 0 && <Text>{t("missing.nothing")}</Text>}
      <MissingList
        content={content}
        onField={(sectionId, path) => {
          onClose();
          onField(sectionId, path);
        }}
      />
    </Sheet>
  );
}
