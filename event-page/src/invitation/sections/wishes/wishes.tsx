import type { SectionOf } from "@janur/domain/content/section";
import type { PublicWish } from "@janur/domain/wish/wish";
import type { ReactNode } from "react";
import type { SectionContext } from "../context.ts";
import { Frame } from "../frame.tsx";
import { Lines } from "../lines.tsx";
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
  const { t, language, data, mode } = context;
  return (
    <Frame id={section.id} heading={section.heading} context={context}>
      <Lines section={section} context={context} />
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
    </Frame>
  );
}

/** The wishes' own page, for guests without script. */
export function wallPath(slug: string, language: string): string {
  return `/event/${slug}/ucapan?language=${language}`;
}
