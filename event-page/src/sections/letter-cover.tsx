import type { ReactNode } from "react";
import { lookOf } from "../themes/look.ts";
import { CoverArt } from "./art.tsx";
import { coverFacts, type CoverProps } from "./cover-facts.ts";
import { Addressee, CoverActions } from "./cover-parts.tsx";
import { Names } from "./names.tsx";
import { Photo } from "./photo.tsx";

/** The cover of the layout `surat`: who writes, about what, to whom, and the facts in a box. */
export function LetterCover({ section, context, target }: CoverProps): ReactNode {
  const { t, theme } = context;
  const { cover: drawings } = lookOf(theme);
  const { eyebrow, date, time, venue, city } = coverFacts(section, context);
  const place = [venue, city].filter(Boolean).join(", ");
  return (
    <section className={section.photo === null ? "cover" : "cover pic"} id="cover">
      <CoverArt drawings={drawings} slot="frame" />
      <div className="head">
        {section.photo === null ? (
          <CoverArt drawings={drawings} slot="head" />
        ) : (
          <Photo photo={section.photo} context={context} sizes={20} isFirst />
        )}
        <Names context={context} />
      </div>
      <div className="letter">
        {eyebrow !== "" && (
          <dl>
            <dt>{t.subject}</dt>
            <dd>{eyebrow}</dd>
          </dl>
        )}
        <div className="addressee">
          <Addressee context={context} />
        </div>
        <p className="salute">{t.letter}</p>
        <div className="facts">
          <p className="strong">{date}</p>
          {time !== "" && <p className="time">{time}</p>}
          {place !== "" && <p>{place}</p>}
        </div>
      </div>
      <div className="to">
        <CoverActions context={context} target={target} />
      </div>
      {context.sectionTool?.(section.id)}
    </section>
  );
}
