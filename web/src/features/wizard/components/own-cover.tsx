import type { StarterInput } from "@janur/domain/content/traditions/starter-content";
import { useDeferredValue } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { CoverPicture } from "../../../ui/art/cover-picture.tsx";
import { starterCoverFacts } from "../../invitation/starter-cover-facts.ts";
import { sampleNames } from "../../theme/sample.ts";
import { emptyNewInvitation, toStarterInput, type NewInvitation } from "../form.ts";

/** The cover as it becomes while it is typed, with names of nobody until then. */
export function OwnCover() {
  const { t } = useTranslation("theme");
  const { control } = useFormContext<NewInvitation>();
  const typed = useDeferredValue({ ...emptyNewInvitation, ...useWatch({ control }) });
  const eventType = typed.eventType ?? "wedding";
  const starter = starterOf(typed);
  const names = starter.names.filter((name) => name.trim() !== "");
  const facts = starterCoverFacts({
    ...starter,
    names: names.length === 0 ? sampleNames(eventType, t("sample", { returnObjects: true })) : names,
  });
  const { theme = "janur", colourway } = starter;
  const adjustment = colourway === undefined ? null : { colourway };
  return <CoverPicture facts={{ ...facts, theme, adjustment }} isAboutNames />;
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
