import { dateTimeText } from "@janur/domain/time/date-text";
import type { Pass } from "@janur/domain/helper/pass";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";

/** When the link was used and for what, newest first. */
export function UsesDialog({ pass, zone, onClose }: { pass: Pass; zone: string; onClose: () => void }) {
  const { t } = useTranslation("pass");
  return (
    <Dialog onClose={onClose} title={t("uses.title", { name: pass.name })}>
      <Stack gap={12}>
        {pass.uses.toReversed().map(({ at, scope }) => (
          <Text key={`${scope} ${at.toISOString()}`}>
            {t(`scope.${scope}`)} · {dateTimeText(at, zone, currentLanguage())}
          </Text>
        ))}
        <Text size="sm" c="dimmed">
          {t(pass.uses.length === 0 ? "uses.none" : "uses.note")}
        </Text>
      </Stack>
    </Dialog>
  );
}
