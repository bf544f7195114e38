import type { ReactNode } from "react";
import { lookOf } from "../themes/look.ts";
import { themes } from "../themes/themes.ts";
import { CoverArt } from "./art.tsx";
import { coverFacts, type CoverProps } from "./cover-facts.ts";
import { Addressee, CoverActions } from "./cover-parts.tsx";
import { LetterCover } from "./letter-cover.tsx";
import { Names } from "./names.tsx";

/** First screen, not a lock: whose feast, what, when, where, for whom, from whom. */
export function Cover(props: CoverProps): ReactNode {
  const { section, context, target } = props;
  const { theme } = context.content;
  const { layout } = themes[theme];
  if (layout === "surat") return <LetterCover {...props} />;
  const { cover: drawings } = lookOf(theme);
  const { eyebrow, date, city, numerals } = coverFacts(section, context);
  return (
    <section className="cover" id="cover">
      <CoverArt drawings={drawings} slot="frame" />
      {layout === "majalah" && numerals !== null && (
        <p className="numerals" aria-hidden="true">
          <span>{numerals[0]}</span>
          <span>{numerals[1]}</span>
        </p>
      )}
      <div>
        <CoverArt drawings={drawings} slot="head" />
        {eyebrow !== "" && <p className="eyebrow">{eyebrow}</p>}
        <Names context={context} />
        <p className="lead">{date}</p>
        {city !== "" && <p className="lead">{city}</p>}
      </div>
      <div className="to">
        <Addressee context={context} />
        <CoverActions context={context} target={target} />
      </div>
    </section>
  );
}
