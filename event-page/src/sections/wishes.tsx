import { localize } from "@janur/domain/language";
import type { SectionOf } from "@janur/domain/section";
import type { PublicWish } from "@janur/domain/wish";
import type { ReactNode } from "react";
import { anchorOf, type SectionContext } from "./context.ts";
import { Display } from "./display.tsx";
import { WishForm } from "./wish-form.tsx";
import { WishItem } from "./wish-item.tsx";

/** The wall. The publication holds no wishes: the script fetches them, or the guest opens their own page. */
export function Wishes(props: {
  section: SectionOf<"wishes">;
  context: SectionContext;
  wishes: readonly PublicWish[];
  /** The wall stays and takes nothing: a cancelled event. */
  isReadOnly?: boolean;
}): ReactNode {
  const { section, context, wishes, isReadOnly } = props;
  const { t, language, theme, data, mode } = context;
  const anchor = anchorOf(section.id);
  const heading = localize(section.heading, language);
  const text = localize(section.text, language);
  return (
    <section id={anchor} aria-labelledby={heading === "" ? undefined : `${anchor}-h`} tabIndex={-1}>
      <div className="in">
        {heading !== "" && <Display as="h2" id={`${anchor}-h`} theme={theme} text={heading} />}
        {text !== "" && <p className="lines">{text}</p>}
        {section.isOpen && isReadOnly !== true ? <WishForm context={context} /> : <p>{t.wishesClosed}</p>}
        <ol className="wishes" id="wishes">
          {wishes.map((wish) => (
            <WishItem key={wish.id} wish={wish} context={context} />
          ))}
        </ol>
        {mode === "page" && (
          <>
            {data.settings !== undefined && data.settings.access !== "public" ? (
              <button className="quiet js-only" id="more-wishes" type="button" hidden>
                {t.olderWishes}
              </button>
            ) : (
              <a className="quiet" id="more-wishes" href={wallPath(data.slug, language)}>
                {t.allWishes}
              </a>
            )}
            <template id="wish">
              <li>
                <p className="lines" dir="auto" />
                <p className="small">
                  <b dir="auto" /> <span />
                </p>
                <p className="small reply lines" hidden />
              </li>
            </template>
          </>
        )}
      </div>
      {context.sectionTool?.(section.id)}
    </section>
  );
}

/** The wishes' own page, for guests without script. */
export function wallPath(slug: string, language: string): string {
  return `/event/${slug}/ucapan?language=${language}`;
}
