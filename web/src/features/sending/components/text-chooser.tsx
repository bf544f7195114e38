import { languages, type Language } from "@janur/domain/text/language";
import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TextChoice } from "../choices.ts";
import type { SendingView } from "../sending-view.ts";
import { chooseIntegration, chosenIntegration, whatsAppIntegrations } from "../whatsapp-integration.ts";
import classes from "./sending.module.css";

interface TextChooserProps {
  choices: readonly TextChoice[];
  chosen: string;
  language: Language;
  onChange: (change: Partial<SendingView>) => void;
}

/** Which words, in which language, and by which WhatsApp of this device. */
export function TextChooser({ choices, chosen, language, onChange }: TextChooserProps) {
  const { t } = useTranslation("sending");
  const [integration, setApp] = useState(chosenIntegration);
  return (
    <div className={classes.choices}>
      <NativeSelect
        label={t("text")}
        value={chosen}
        data={choices.map(({ key, name, voice }) => ({ value: key, label: name ?? t(`voice.${voice}`) }))}
        onChange={(event) => {
          onChange({ text: event.currentTarget.value });
        }}
      />
      <NativeSelect
        label={t("language")}
        value={language}
        data={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        onChange={(event) => {
          onChange({ lang: event.currentTarget.value === "en" ? "en" : "id" });
        }}
      />
      <NativeSelect
        label={t("app.label")}
        value={integration}
        data={whatsAppIntegrations.map((value) => ({ value, label: t(`app.${value}`) }))}
        onChange={(event) => {
          const next =
            whatsAppIntegrations.find((known) => known === event.currentTarget.value) ?? "whatsapp";
          chooseIntegration(next);
          setApp(next);
        }}
      />
    </div>
  );
}
