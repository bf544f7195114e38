import { clockText, dateTimeText, timeText } from "@janur/domain/time/date-text";
import { languages } from "@janur/domain/text/language";
import { questionKinds } from "@janur/domain/content/sections/question";
import { audiences } from "@janur/domain/content/sections/base";
import { rsvpPolicies } from "@janur/domain/content/sections/rsvp";
import { themeIdSchema } from "@janur/domain/content/theme";
import { colourwayIds, ornamentReaches, typefaceIds } from "@janur/domain/content/theme-adjustment";
import { defaultZone, wallClock } from "@janur/domain/time/zone";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../lib/i18n/i18n.ts";
import type { DifferenceRow } from "./difference-rows.ts";
import { fieldName } from "./field-names.ts";

const clocks = ["startAt", "endAt", "deadlineAt"];
/** Where nothing is chosen the theme's own holds. */
const looks = ["colourway", "paper", "accent", "ornament", "typeface", "reach"];

/** A shift by days in the words of its form. */
function hijriChoice(days: string) {
  if (days === "0") return "same";
  return days === "1" ? "after" : "before";
}

/** Says fields and their values as a person would. */
export function useDifferenceWords() {
  const { t } = useTranslation(["versions", "invitation", "editor", "theme"]);

  const label = ({ item, field, language }: DifferenceRow): string => {
    const name = t(`field.${fieldName(field)}`);
    const whole = item === "" ? name : t("row", { item, field: name });
    return language === null
      ? whole
      : t("inLanguage", { label: whole, language: t(`invitation:languageName.${language}`) });
  };

  const value = ({ field, zone }: Pick<DifferenceRow, "field" | "zone">, stored: unknown): string => {
    if (stored === undefined) return t(looks.includes(field) ? "editor:look.own" : "missing");
    if (stored === null || stored === "") return t("empty");
    if (Array.isArray(stored)) {
      return stored.map((one) => value({ field, zone }, one)).join(", ") || t("empty");
    }
    if (typeof stored === "boolean") {
      if (field === "isHidden") return t(stored ? "hidden" : "shown");
      return t(stored ? "yes" : "no");
    }
    const text = typeof stored === "string" || typeof stored === "number" ? String(stored) : "";
    const known = <T extends string>(names: readonly T[]) => names.find((name) => name === text);
    switch (field) {
      case "startAt":
      case "endAt":
      case "deadlineAt":
        return Number.isNaN(Date.parse(text))
          ? text
          : dateTimeText(new Date(text), zone ?? defaultZone, currentLanguage());
      case "hijri":
        return t(`invitation:field.hijriChoice.${hijriChoice(text)}`);
      case "time":
        return text.replace(":", ".");
      case "media":
        return t("picture");
      case "languages": {
        const language = known(languages);
        return language === undefined ? text : t(`invitation:languageName.${language}`);
      }
      case "policy": {
        const policy = known(rsvpPolicies);
        return policy === undefined ? text : t(`invitation:policy.${policy}`);
      }
      case "audience": {
        const audience = known(audiences);
        return audience === undefined ? text : t(`audience.${audience}`);
      }
      case "kind": {
        const kind = known(questionKinds);
        return kind === undefined ? text : t(`questionKind.${kind}`);
      }
      case "theme": {
        const theme = themeIdSchema.safeParse(text).data;
        return theme === undefined ? text : t(`theme:theme.${theme}.name`);
      }
      case "typeface": {
        const typeface = known(typefaceIds);
        return typeface === undefined ? text : t(`editor:look.typefaces.${typeface}`);
      }
      case "colourway": {
        const colourway = known(colourwayIds);
        return colourway === undefined ? text : t(`theme:colourway.${colourway}`);
      }
      case "reach": {
        const reach = known(ornamentReaches);
        return reach === undefined ? text : t(`editor:look.reaches.${reach}`);
      }
      case "provider":
        return text === "other" ? t("provider.other") : text;
      default:
        return text;
    }
  };

  /** Both sides as short as they can be told apart: of two times on one day only the clocks. */
  const pair = (row: DifferenceRow): [string, string] => {
    const zone = row.zone ?? defaultZone;
    const [one, other] = [row.mine, row.theirs].map((side) =>
      clocks.includes(row.field) && typeof side === "string" ? new Date(side) : null,
    );
    const isOneDay =
      one != null && other != null && wallClock(one, zone).date === wallClock(other, zone).date;
    return isOneDay
      ? [clockText(one, zone), timeText(other, zone)]
      : [value(row, row.mine), value(row, row.theirs)];
  };

  return { label, value, pair };
}
