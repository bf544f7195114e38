import { hostsKindOf } from "@janur/domain/content/event-type";
import type { ReactNode } from "react";
import { lookOf } from "../../themes/base/look.ts";
import type { LayoutId } from "../../themes/base/theme.ts";
import { CoverArt } from "./art.tsx";
import { coverFacts, type CoverProps } from "./cover-facts.ts";
import { Addressee, CoverActions } from "./cover-parts.tsx";
import { ceremonyMark, editMark } from "./edit-mark.ts";
import { LetterCover } from "./letter-cover.tsx";
import { Names } from "./names.tsx";
import { Photo } from "./photo.tsx";

/** How much of a phone's width the frame takes; less than it says, where the widest file would weigh too much. */
const coverWidths: Record<Exclude<LayoutId, "sunyi">, number> = {
  adegan: 90,
  majalah: 60,
  surat: 20,
};

/** What baked art is laid on; nothing to see without its style sheet. */
const pieces = ["a", "b", "c", "d", "e", "f"].map((name) => (
  <i key={name} className={name} aria-hidden="true" />
));

/** How many letters of day and city the narrowest phone has room for beside each other. */
const oneLine = 32;

/** First screen, not a lock: whose feast, what, when, where, for whom, from whom. */
export function Cover(props: CoverProps): ReactNode {
  const { section, context, target } = props;
  const { theme } = context;
  const { layout } = theme;
  if (layout === "surat") return <LetterCover {...props} />;
  const { cover, art } = lookOf(theme);
  const isCouple = hostsKindOf(context.content.eventType) === "couple";
  const drawings = cover.filter(({ isForCouples }) => isCouple || isForCouples !== true);
  const { ceremony, eyebrow, date, city, numerals } = coverFacts(section, context);
  const { photo } = section;
  const hasPhoto = photo !== null && layout !== "sunyi";
  const shown = hasPhoto && (
    <Photo
      photo={photo}
      context={context}
      sizes={coverWidths[layout]}
      isFirst
      edit={editMark(context, section.id, "photo", "form")}
    />
  );
  return (
    <section className={hasPhoto ? "cover pic" : "cover"} id="cover">
      <CoverArt drawings={drawings} slot="frame" />
      {art !== null && (
        <div className="stage">
          {shown}
          {pieces}
        </div>
      )}
      {art === null && shown}
      {layout === "majalah" && !hasPhoto && numerals !== null && (
        <p className="numerals" aria-hidden="true">
          <span>{numerals[0]}</span>
          <span>{numerals[1]}</span>
        </p>
      )}
      <div>
        <CoverArt drawings={drawings} slot="head" />
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
