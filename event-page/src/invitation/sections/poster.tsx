import { dateText } from "@janur/domain/time/date-text";
import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import type { ReactNode } from "react";
import type { SectionContext } from "./context.ts";
import { hasArt } from "./scene.ts";

/** The day as a picture of itself, for pages with art; it says nothing that the cards below do not say. */
export function Poster(props: { ceremony: Ceremony | undefined; context: SectionContext }): ReactNode {
  const { ceremony, context } = props;
  if (!hasArt(context) || ceremony?.startAt == null) return null;
  const text = dateText(new Date(ceremony.startAt), ceremony.zone, context.language);
  const [weekday = "", day = "", rest = ""] = /^(\D+?),? (\d+) (.+)$/.exec(text)?.slice(1) ?? [];
  if (day === "") return null;
  return (
    <div className="poster" aria-hidden="true">
      <p className="eyebrow">{weekday}</p>
      <p className={day.length > 1 ? "numeral" : "numeral one"}>{day}</p>
      <p className="d">{rest}</p>
    </div>
  );
}
