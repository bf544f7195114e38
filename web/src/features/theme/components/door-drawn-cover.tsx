import type { ThemeId } from "@janur/domain/content/theme";
import { defaultZone } from "@janur/domain/time/zone";
import type { CoverFacts } from "@janur/event-page/invitation/drawn-cover.tsx";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { CoverPicture } from "../../../ui/art/cover-picture.tsx";
import { picturedDay } from "../../../ui/art/pictured-themes.ts";

export interface DrawnCoverProps {
  theme: ThemeId;
  names: readonly [string, string];
}

/** As on the pictures that it takes the place of. */
const startAt = new Date(picturedDay);

const nothing = { id: "", en: "" };

/** The guests' page's own cover, of a wedding on the day that the pictures show. */
export function DrawnCover({ theme, names }: DrawnCoverProps) {
  const { t } = useTranslation("front-door");
  const eyebrow = t("sample.eyebrow");
  const facts: CoverFacts = {
    ...{ theme, startAt, zone: defaultZone, language: currentLanguage(), eventType: "wedding" },
    names: names.map((name) => name.trim()).filter((name) => name !== ""),
    eyebrow: { id: eyebrow, en: eyebrow },
    ...{ venue: "", city: "Bandung", photo: null },
    ...{ senderName: "", senderRelation: nothing, senderPhoneEnding: "" },
  };
  return <CoverPicture facts={facts} isWhole />;
}
