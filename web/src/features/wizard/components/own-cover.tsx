import type { StarterInput } from "@janur/domain/content/traditions/starter-content";
import { useDeferredValue } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { CoverPicture } from "../../../ui/art/cover-picture.tsx";
import { starterCoverFacts } from "../../invitation/starter-cover-facts.ts";
import { emptyNewInvitation, toStarterInput, type NewInvitation } from "../form.ts";
import classes from "./own-cover.module.css";

/** The cover as it becomes while it is typed, with names of nobody until then. */
export function OwnCover() {
  const { t } = useTranslation("theme");
  const { control } = useFormContext<NewInvitation>();
  const typed = useDeferredValue({ ...emptyNewInvitation, ...useWatch({ control }) });
  const eventType = typed.eventType ?? "wedding";
  const isUntyped = typed.firstName.trim() === "" && typed.secondName.trim() === "";
  const isCouple = eventType === "wedding" || eventType === "engagement";
  const starter = starterOf({
    ...typed,
    ...(isUntyped && isCouple
      ? { firstName: t("sample.firstName"), secondName: t("sample.secondName") }
      : {}),
  });
  const names = starter.names.filter((name) => name.trim() !== "");
  const facts = starterCoverFacts({ ...starter, names: names.length === 0 ? ["…"] : names });
  const { theme = "janur", colourway } = starter;
  const adjustment = colourway === undefined ? null : { colourway };
  return (
    <div className={classes.cover}>
      <CoverPicture facts={{ ...facts, theme, adjustment }} isAboutNames />
    </div>
  );
}

/** Half a date or hour is none yet. */
function starterOf(typed: NewInvitation): StarterInput {
  const eventType = typed.eventType ?? "wedding";
  try {
    return toStarterInput({ ...typed, time: typed.time || "10:00" }, eventType, currentLanguage());
  } catch {
    return toStarterInput({ ...typed, isDateUnknown: true }, eventType, currentLanguage());
  }
}
