import type { GapCode } from "@janur/domain/completeness";
import { Button, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../../ui/dialog.tsx";

interface GapsDialogProps {
  gaps: readonly GapCode[];
  onGap: (gap: GapCode) => void;
  onClose: () => void;
}

/** What is missing before guests may see the page; each line leads to the place where it is filled in. */
export function GapsDialog({ gaps, onGap, onClose }: GapsDialogProps) {
  const { t } = useTranslation("invitation");
  return (
    <Dialog onClose={onClose} title={t("gaps.title")}>
      <Stack>
        <Text>{t("gaps.text")}</Text>
        {gaps.map((gap, index) => (
          <Button
            key={gap}
            variant="default"
            justify="flex-start"
            data-autofocus={index === 0 || undefined}
            onClick={() => {
              onClose();
              onGap(gap);
            }}
          >
            {t(`gap.${gap}`)}
          </Button>
        ))}
      </Stack>
    </Dialog>
  );
}
