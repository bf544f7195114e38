import type { ThemeId } from "@janur/domain/content/theme";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { sampleDay } from "../sample-day.ts";
import { CoverPicture } from "../../../ui/art/cover-picture.tsx";
import { sampleFacts } from "../sample-cover.ts";

export interface DrawnCoverProps {
  theme: ThemeId;
  names: readonly [string, string];
}

/** The guests' page's own cover, of a wedding in some weeks. */
export function DrawnCover({ theme, names: [firstName, secondName] }: DrawnCoverProps) {
  const { t } = useTranslation("front-door");
  const [usual] = useState(sampleDay);
  const words = { eyebrow: t("sample.eyebrow"), firstName, secondName, city: "Bandung" };
  const facts = sampleFacts({ firstName, secondName, date: "" }, words, currentLanguage(), usual);
  return <CoverPicture facts={{ ...facts, theme }} isWhole />;
}
