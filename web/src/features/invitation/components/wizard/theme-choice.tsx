import { coverWordsOf, mainCeremony } from "@janur/domain/content";
import { starterContent, type StarterInput } from "@janur/domain/starter-content";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../../lib/i18n/i18n.ts";
import type { NewInvitation } from "../../form.ts";
import { ThemeCards } from "../theme-cards.tsx";

/** All themes with the names and the day that were just typed. */
export function ThemeChoice({ starter }: { starter: StarterInput }) {
  const { t } = useTranslation("invitation");
  const { setValue } = useFormContext<NewInvitation>();
  const content = starterContent(starter);
  const start = mainCeremony(content)?.startAt ?? null;
  return (
    <ThemeCards
      legend={t("wizard.themeHelp")}
      facts={{
        ...coverWordsOf(content),
        eventType: content.eventType,
        language: currentLanguage(),
        startAt: start === null ? null : new Date(start),
        zone: starter.zone,
        city: starter.city,
        senderName: "",
      }}
      chosen={content.theme}
      onChoose={(theme) => {
        setValue("theme", theme);
      }}
    />
  );
}
