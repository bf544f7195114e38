import { dateText } from "@janur/domain/time/date-text";
import { localize } from "@janur/domain/text/language";
import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import type { ReactNode } from "react";
import { timeRange } from "../../data/time-range.ts";
import type { SectionContext } from "../context.ts";

/** Nobody is asked to answer: when the doors are open, and that is all. */
export function OpenHouse(props: { context: SectionContext; ceremonies: readonly Ceremony[] }): ReactNode {
  const { context, ceremonies } = props;
  const { t, language } = context;
  return (
    <>
      <p>{t.openHouse}</p>
      <ul className="done">
        {ceremonies.map((ceremony, index) => (
          <li className={index > 0 ? "place" : undefined} key={ceremony.id}>
            <b>{localize(ceremony.name, language)}</b>
            <br />
            {ceremony.startAt === null ? (
              t.dateUnknown
            ) : (
              <>
                {dateText(new Date(ceremony.startAt), ceremony.zone, language)}
                <br />
                {timeRange(ceremony, ceremony.startAt, t.untilFinished)}
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
