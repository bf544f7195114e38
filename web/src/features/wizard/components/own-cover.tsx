import { coverWordsOf, mainCeremony } from "@janur/domain/content/content";
import { starterContent, type StarterInput } from "@janur/domain/content/traditions/starter-content";
import type { CoverFacts } from "@janur/event-page/invitation/drawn-cover.tsx";
import { useDeferredValue } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { CoverPicture } from "../../../ui/art/cover-picture.tsx";
import { emptyNewInvitation, toStarterInput, type NewInvitation } from "../form.ts";
import classes from "./own-cover.module.css";

/** What every cover says of an invitation that is about to begin. */
export function coverFactsOf(starter: StarterInput): Omit<CoverFacts, "theme"> {
  const content = starterContent(starter);
  const start = mainCeremony(content)?.startAt ?? null;
  return {
    ...coverWordsOf(content),
    eventType: content.eventType,
    language: currentLanguage(),
    startAt: start === null ? null : new Date(start),
    zone: starter.zone,
    city: starter.city,
    senderName: "",
  };
}

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
  const facts = coverFactsOf({ ...starter, names: names.length === 0 ? ["…"] : names });
  return (
    <div className={classes.cover}>
      <CoverPicture facts={{ ...facts, theme: starter.theme ?? "janur" }} />
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
