import type { ThemeId } from "@janur/domain/content/theme";
import { defaultZone } from "@janur/domain/time/zone";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { sampleDay } from "../../../lib/sample-day.ts";
import { CoverPicture } from "../../../ui/art/cover-picture.tsx";
import classes from "./account-frame.module.css";

/** Covers of the guests' page with sample names, in these themes: pictures, beside which everything is said in words. */
export function ShopWindow({ themes }: { themes: readonly ThemeId[] }) {
  const { t } = useTranslation("account");
  const [startAt] = useState(sampleDay);
  const eyebrow = t("storefront.sample.eyebrow");
  const facts = {
    eyebrow: { id: eyebrow, en: eyebrow },
    names: ["Rani", "Dimas"],
    venue: "",
    city: "Bandung",
    senderRelation: { id: "", en: "" },
    senderPhoneEnding: "",
    senderName: "",
    photo: null,
    eventType: "wedding" as const,
    language: currentLanguage(),
    startAt,
    zone: defaultZone,
  };
  return themes.map((theme) => (
    <div key={theme} className={classes.cover}>
      <CoverPicture facts={{ ...facts, theme }} isWhole />
    </div>
  ));
}
