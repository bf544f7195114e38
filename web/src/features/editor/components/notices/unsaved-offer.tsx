import { Alert, Button, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ownZone, whenText } from "../../../../lib/text/when-text.ts";

interface UnsavedOfferProps {
  /** When the last letter of it was typed. */
  at: Date;
  onUse: () => void;
  onDrop: () => void;
}

/** Typed on this device before the page was left, and never confirmed by the server. */
export function UnsavedOffer({ at, onUse, onDrop }: UnsavedOfferProps) {
  const { t } = useTranslation("invitation");
  const when = whenText(at, ownZone);
  return (
    <Alert color="nila" variant="light" role="status" mb={16}>
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
