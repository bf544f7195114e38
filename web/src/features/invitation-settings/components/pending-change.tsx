import { Button, Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface PendingChangeProps {
  isChanged: boolean;
  isSaving: boolean;
  /** What somebody else has put in effect since typing began, in words; null for nothing. */
  changedTo: string | null;
  onCancel: () => void;
}

/** The end of a form whose change is confirmed: what changed elsewhere meanwhile, apply and cancel. */
export function PendingChange({ isChanged, isSaving, changedTo, onCancel }: PendingChangeProps) {
  const { t } = useTranslation("invitation-settings");
  return (
    <>
      {changedTo !== null && (
        <Text size="sm" role="status">
          {t("changedElsewhere", { now: changedTo })}
        </Text>
      )}
      {isChanged && (
        <Group gap={8}>
          <Button type="submit" loading={isSaving}>
            {t("apply")}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t("cancel")}
          </Button>
        </Group>
      )}
    </>
  );
}
