import { adjustmentOf, coverWordsOf, mainCeremony, type Content } from "@janur/domain/content/content";
import { senderNameOf } from "@janur/domain/content/sender-name";
import type { ThemeId } from "@janur/domain/content/theme";
import { defaultZone } from "@janur/domain/time/zone";
import { Button } from "@mantine/core";
import { use, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSignedIn } from "../../../lib/session/session.ts";
import { ThemeCards } from "../../invitation/components/theme-cards.tsx";
import { LiveContent, useEditor } from "../../section-forms/components/fields/editor-context.ts";
import { likelyPack, themesFor } from "../../wizard/themes-for.ts";
import { LookForm } from "./theme/look-form.tsx";
import { ThemeStrip } from "./theme/theme-strip.tsx";

/** The look of the invitation: its theme, what is changed about it, and all themes behind a button. The themes with this invitation's own names; choosing another touches no word. */
export function ThemePicker(props: { content: Content }) {
  const { t } = useTranslation("editor");
  const content = use(LiveContent) ?? props.content;
  const { edit, language } = useEditor();
  const { profile } = useSignedIn();
  const [isFiltered, setFiltered] = useState(false);
  // As it was when the strip came: it does not move while one looks about.
  const [order] = useState(() => themesFor(content.eventType, likelyPack(content)));
  const ceremony = mainCeremony(content);
  const facts = {
    ...coverWordsOf(content),
    eventType: content.eventType,
    language,
    startAt: ceremony?.startAt == null ? null : new Date(ceremony.startAt),
    zone: ceremony?.zone ?? defaultZone,
    city: ceremony?.city ?? "",
    senderName: senderNameOf(content, profile?.displayName ?? ""),
  };
  const choosing = {
    facts,
    adjustmentIn: (theme: ThemeId) => adjustmentOf({ ...content, theme }),
    chosen: content.theme,
    onChoose: (theme: ThemeId) => {
      edit((current) => ({ ...current, theme }));
    },
  };
  return (
    <>
      <ThemeStrip {...choosing} order={order} />
      <LookForm content={content} />
      {isFiltered ? (
        <ThemeCards legend={t("theme.all")} {...choosing} />
      ) : (
        <Button
          variant="default"
          fullWidth
          mt="md"
          onClick={() => {
            setFiltered(true);
          }}
        >
          {t("theme.filter")}
        </Button>
      )}
    </>
  );
}
