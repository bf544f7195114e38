import type { ThemeId } from "@janur/domain/theme";
import { defaultZone } from "@janur/domain/zone";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { CoverPicture } from "../../../ui/cover-picture.tsx";
import classes from "./account-frame.module.css";

const sixWeeksMs = 42 * 86_400_000;

/** Covers of the guests' page with sample names, in these themes: pictures, beside which everything is said in words. */
export function ShopWindow({ themes }: { themes: readonly ThemeId[] }) {
  const { t } = useTranslation("account");
  const [startAt] = useState(() => saturdayAfter(new Date(Date.now() + sixWeeksMs)));
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

/** 10.00 WIB on the first Saturday from `day` on. */
function saturdayAfter(day: Date): Date {
  const ahead = (6 - day.getUTCDay() + 7) % 7;
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + ahead, 3));
}
