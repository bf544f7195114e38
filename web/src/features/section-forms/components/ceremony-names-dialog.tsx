import type { LocalizedText } from "@janur/domain/text/language";
import { adatIds, ceremonyNamesOf } from "@janur/domain/content/traditions/adat";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { useEditor } from "./fields/editor-context.ts";

interface CeremonyNamesDialogProps {
  onChoose: (name: LocalizedText) => void;
  onClose: () => void;
}

/** Names of ceremonies by adat; the chosen one takes the place of what was written, in both languages. */
export function CeremonyNamesDialog({ onChoose, onClose }: CeremonyNamesDialogProps) {
  const { t } = useTranslation(["tradition", "invitation"]);
  const { language } = useEditor();
  return (
    <Dialog title={t("invitation:editor.ceremonyNames")} onClose={onClose}>
      <Stack>
        <Text c="dimmed">{t("tradition:ceremonies.help")}</Text>
        {adatIds.map((adat) => (
          <Stack key={adat} gap={6}>
            <Text fw={600}>{t(`tradition:ceremonies.adat.${adat}`)}</Text>
            <Group gap={8}>
              {ceremonyNamesOf(adat).map((name) => (
                <Button
                  key={name.id}
                  variant="default"
                  aria-label={t("tradition:ceremonies.use", {
                    name: name[language],
                    adat: t(`tradition:ceremonies.adat.${adat}`),
                  })}
                  onClick={() => {
                    onChoose(name);
                  }}
                >
                  {name[language]}
                </Button>
              ))}
            </Group>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
