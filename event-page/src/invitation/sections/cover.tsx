import { hostsKindOf } from "@janur/domain/content/event-type";
import type { ReactNode } from "react";
import { lookOf } from "../../themes/base/look.ts";
import { CoverArt } from "./art.tsx";
import { coverFacts, type CoverProps } from "./cover-facts.ts";
import { Addressee, CoverActions } from "./cover-parts.tsx";
import { ceremonyMark, editMark } from "./edit-mark.ts";
import { Names } from "./names.tsx";
import { Photo } from "./photo.tsx";

/** How much of a phone's width the frame takes. */
const coverWidth = 90;

/** What baked art is laid on; nothing to see without its style sheet. */
const pieces = ["a", "b", "c", "d", "e", "f"].map((name) => (
  <i key={name} className={name} aria-hidden="true" />
));

/** How many letters of day and city the narrowest phone has room for beside each other. */
const oneLine = 32;

/** First screen, not a lock: whose feast, what, when, where, for whom, from whom. */
export function Cover({ section, context, target }: CoverProps): ReactNode {
  const { cover, art } = lookOf(context.theme);
  const isCouple = hostsKindOf(context.content.eventType) === "couple";
  const drawings = cover.filter(({ isForCouples }) => isCouple || isForCouples !== true);
  const { ceremony, eyebrow, date, city } = coverFacts(section, context);
  const { photo } = section;
  const shown = photo !== null && (
    <Photo
      photo={photo}
      context={context}
      sizes={coverWidth}
      isFirst
      edit={editMark(context, section.id, "photo", "form")}
    />
  );
  return (
    <section className={photo === null ? "cover" : "cover pic"} id="cover">
      {art !== null && (
        <div className="stage">
          {shown}
          {pieces}
        </div>
      )}
      {art === null && shown}
      <div>
        <CoverArt drawings={drawings} />
        {eyebrow !== "" && (
          <p className="eyebrow" {...editMark(context, section.id, "eyebrow")}>
            {eyebrow}
          </p>
        )}
        <Names context={context} />
        <p className="lead" {...ceremonyMark(context, ceremony, "startAt", "form")}>
          {date}
        </p>
        {city !== "" && (
          <p
            className={date.length + city.length > oneLine ? "lead own" : "lead"}
            {...ceremonyMark(context, ceremony, "city")}
          >
            {city}
          </p>
        )}
      </div>
      <div className="to">
        <Addressee context={context} />
        <CoverActions context={context} target={target} />
      </div>
      {context.sectionTool?.(section.id)}
    </section>
  );
}
