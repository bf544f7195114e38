import { adjustmentOf, coverWordsOf, mainCeremony, type Content } from "@janur/domain/content";
import { defaultZone } from "@janur/domain/zone";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { useSignedIn } from "../../../../lib/session/session.ts";
import { ThemeCards } from "../theme-cards.tsx";
import { LiveContent, useEditor } from "./editor-context.ts";
import { LookForm } from "./look/look-form.tsx";

/** The themes with this invitation's own names; choosing another touches no word. */
export function ThemePicker(props: { content: Content }) {
  const { t } = useTranslation("editor");
  const content = use(LiveContent) ?? props.content;
  const { edit, language } = useEditor();
  const { profile } = useSignedIn();
  const ceremony = mainCeremony(content);
  return (
    <>
      <LookForm content={content} />
      <ThemeCards
        legend={t("theme.help")}
        facts={{
          ...coverWordsOf(content),
          eventType: content.eventType,
          language,
          startAt: ceremony?.startAt == null ? null : new Date(ceremony.startAt),
          zone: ceremony?.zone ?? defaultZone,
          city: ceremony?.city ?? "",
          senderName: profile?.displayName ?? "",
        }}
        adjustmentIn={(theme) => adjustmentOf({ ...content, theme })}
        chosen={content.theme}
        onChoose={(theme) => {
          edit((current) => ({ ...current, theme }));
        }}
      />
    </>
  );
}
