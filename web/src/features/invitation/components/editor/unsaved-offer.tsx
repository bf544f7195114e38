import { Alert, Button, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../../lib/i18n/i18n.ts";

interface UnsavedOfferProps {
  /** When the last letter of it was typed. */
  at: Date;
  onUse: () => void;
  onDrop: () => void;
}

/** Typed on this device before the page was left, and never confirmed by the server. */
export function UnsavedOffer({ at, onUse, onDrop }: UnsavedOfferProps) {
  const { t } = useTranslation("invitation");
  const when = new Intl.DateTimeFormat(currentLanguage() === "id" ? "id-ID" : "en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(at);
  return (
    <Alert color="nila" variant="light" role="status">
      <Text>{t("unsaved.text", { when })}</Text>
      <Group mt="sm" gap={8}>
        <Button variant="default" size="sm" onClick={onUse}>
          {t("unsaved.use")}
        </Button>
        <Button variant="subtle" size="sm" onClick={onDrop}>
          {t("unsaved.drop")}
        </Button>
      </Group>
    </Alert>
  );
}
