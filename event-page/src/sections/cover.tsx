import { mainCeremony } from "@janur/domain/content";
import { dateText } from "@janur/domain/date-text";
import { localize } from "@janur/domain/language";
import type { SectionOf } from "@janur/domain/section";
import type { ReactNode } from "react";
import { GapuraArt } from "../layouts/gapura/gapura-art.tsx";
import { themes } from "../themes/themes.ts";
import { eventPath } from "../page-data.ts";
import type { SectionContext } from "./context.ts";
import { Crown } from "./crown.tsx";
import { Names } from "./names.tsx";
import { SenderLine } from "./sender-line.tsx";

/** First screen, not a lock: whose feast, what, when, where, for whom, from whom. */
export function Cover(props: {
  section: SectionOf<"cover">;
  context: SectionContext;
  /** Where "Buka Undangan" leads: the first section after the cover. */
  target: string;
}): ReactNode {
  const { section, context, target } = props;
  const { t, language, content, data, mode } = context;
  const { layout } = themes[content.theme];
  const ceremony = mainCeremony(content);
  const eyebrow = localize(section.eyebrow, language);
  const date =
    ceremony?.startAt == null ? t.dateUnknown : dateText(new Date(ceremony.startAt), ceremony.zone, language);
  const city = ceremony?.city ?? "";
  return (
    <section className="cover" id="cover">
      {layout === "gapura" && <GapuraArt theme={content.theme} />}
      <div>
        {layout === "kain" && <Crown theme={content.theme} />}
        {eyebrow !== "" && <p className="eyebrow">{eyebrow}</p>}
        <Names context={context} />
        <p className="lead">{date}</p>
        {city !== "" && <p className="lead">{city}</p>}
      </div>
      <div className="to">
        <p className="small">{t.to}</p>
        <p className="guest" id="guest" dir="auto">
          {t.anyGuest}
        </p>
        {t.inPlace !== "" && <p className="small">{t.inPlace}</p>}
        <p className="small named" hidden>
          {t.forgive}
        </p>
        <a className="btn" id="open" href={`#${target}`}>
          {t.open}
        </a>
        <SenderLine context={context} />
        <p className="small">{t.safety}</p>
        {mode === "page" && (
          <a className="link small" id="easy" href={`${eventPath(data.slug, content, language)}?mudah`}>
            {t.easyMode}
          </a>
        )}
        {mode === "page" && (
          <div className="small named" hidden>
            <p id="not-you" />
            <button className="link" id="unnamed" type="button">
              {t.openUnnamed}
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
