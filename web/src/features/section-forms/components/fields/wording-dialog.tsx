import type { LocalizedText } from "@janur/domain/text/language";
import type { Section, SectionOf } from "@janur/domain/content/section";
import { sampledTexts, voices, wordingSamples, type SampledText } from "@janur/domain/content/wording";
import { Button, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { offerUndo } from "../../../../ui/toast/undo-toast.tsx";
import { useEditor } from "./editor-context.ts";

interface WordingDialogProps {
  section: SectionOf<SampledText>;
  onClose: () => void;
}

/** Sentences in several voices; the chosen one takes the place of what was written, in both languages. */
export function WordingDialog({ section, onClose }: WordingDialogProps) {
  const { t } = useTranslation(["tradition", "invitation"]);
  const { edit, language, eventType } = useEditor();
  const samples = wordingSamples(section.type, eventType);
  const write = (text: LocalizedText) => {
    edit((content) => ({
      ...content,
      sections: content.sections.map((one) =>
        one.id === section.id && isSampled(one) ? { ...one, text } : one,
      ),
    }));
  };
  const choose = (sample: LocalizedText) => {
    const before = section.text;
    write(sample);
    onClose();
    if (before.id === "" && before.en === "") return;
    offerUndo(t("tradition:samples.chosen"), () => {
      write(before);
    });
  };
  return (
    <Dialog title={t("invitation:editor.samples")} onClose={onClose}>
      <Stack>
        <Text c="dimmed">{t("tradition:samples.help")}</Text>
        {voices.map((voice) => (
          <Stack key={voice} gap={4} align="flex-start">
            <Text fw={600}>{t(`tradition:voice.${voice}`)}</Text>
            <Text lang={language}>{samples[voice][language]}</Text>
            <Button
              variant="default"
              aria-label={t("tradition:samples.useOf", { voice: t(`tradition:voice.${voice}`) })}
              onClick={() => {
                choose(samples[voice]);
              }}
            >
              {t("tradition:samples.use")}
            </Button>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}

function isSampled(section: Section): section is SectionOf<SampledText> {
  return sampledTexts.some((type) => type === section.type);
}
