import type { Content } from "@janur/domain/content/content";
import { languageSchema, type Language } from "@janur/domain/text/language";
import { IconArrowForwardUp, IconLanguage } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { missingTexts } from "../../draft/missing-texts.ts";
import type { StepKey } from "../../draft/step-key.ts";
import type { MoreActions } from "./publishing/publish-menu.tsx";

interface MoreActionsInput {
  content: Content;
  language: Language;
  canRedo: boolean;
  onStep: (step: StepKey) => void;
  onLanguage: (language: string) => void;
}

/** What a phone's head has no room for: the step forth, and the other language. */
export function useMoreActions(input: MoreActionsInput): MoreActions {
  const { content, language, canRedo, onStep, onLanguage } = input;
  const { t } = useTranslation(["editor", "invitation"]);
  return useMemo(
    () => ({
      actions: [
        ...(canRedo ? [{ name: "redo", label: t("editor:step.redo"), icon: IconArrowForwardUp }] : []),
        ...content.languages
          .filter((one) => one !== language)
          .map((one) => ({
            name: one,
            label: t("editor:writeIn", {
              language: t(`invitation:languageName.${one}`),
              count: missingTexts(content, one),
            }),
            icon: IconLanguage,
          })),
      ],
      onAct: (name: string) => {
        const other = languageSchema.safeParse(name);
        if (other.success) onLanguage(other.data);
        else onStep("redo");
      },
    }),
    [content, language, canRedo, onStep, onLanguage, t],
  );
}
