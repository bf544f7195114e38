import type { ReactNode } from "react";
import { lookOf } from "../../themes/base/look.ts";
import { CoverArt } from "./art.tsx";
import { coverFacts, type CoverProps } from "./cover-facts.ts";
import { Addressee, CoverActions } from "./cover-parts.tsx";
import { ceremonyMark, editMark } from "./edit-mark.ts";
import { Names } from "./names.tsx";
import { Photo } from "./photo.tsx";

/** The cover of the layout `surat`: who writes, about what, to whom, and the facts in a box. */
export function LetterCover({ section, context, target }: CoverProps): ReactNode {
  const { t, theme, isOver } = context;
  const { cover: drawings } = lookOf(theme);
  const { ceremony, eyebrow, date, time, venue, city } = coverFacts(section, context);
  const place = [venue, city].filter(Boolean).join(", ");
  return (
    <section className={section.photo === null ? "cover" : "cover pic"} id="cover">
      <CoverArt drawings={drawings} slot="frame" />
      <div className="head">
        <CoverArt drawings={drawings} slot="head" />
        {section.photo !== null && (
          <Photo
            photo={section.photo}
            context={context}
            sizes={20}
            isFirst
            edit={editMark(context, section.id, "photo", "form")}
          />
        )}
        <Names context={context} />
      </div>
      <div className="letter">
        {eyebrow !== "" && (
          <dl>
            <dt>{t.subject}</dt>
            <dd {...editMark(context, section.id, "eyebrow")}>{eyebrow}</dd>
          </dl>
        )}
        <div className="addressee">
          <Addressee context={context} />
        </div>
        {isOver !== true && <p className="salute">{t.letter}</p>}
        <div className="facts">
          <p className="strong" {...ceremonyMark(context, ceremony, "startAt", "form")}>
            {date}
          </p>
          {time !== "" && (
            <p className="time" {...ceremonyMark(context, ceremony, "startAt.time", "form")}>
              {time}
            </p>
          )}
          {place !== "" && <p {...ceremonyMark(context, ceremony, "venue", "form")}>{place}</p>}
        </div>
      </div>
      <div className="to">
        <CoverActions context={context} target={target} />
      </div>
      {context.sectionTool?.(section.id)}
    </section>
  );
}
