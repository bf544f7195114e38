import { mainCeremony, personsOf } from "@janur/domain/content";
import { dateText } from "@janur/domain/date-text";
import { hostsKindOf } from "@janur/domain/event-type";
import { localize } from "@janur/domain/language";
import type { SectionOf } from "@janur/domain/section";
import { Fragment, type ReactNode } from "react";
import { isDisplayable } from "../display-font.ts";
import { GapuraArt } from "../layouts/gapura/gapura-art.tsx";
import type { SectionContext } from "./context.ts";

/** First screen, not a lock: whose feast, what, when, where, for whom, from whom. */
export function Cover(props: {
  section: SectionOf<"cover">;
  context: SectionContext;
  /** Where "Buka Undangan" leads: the first section after the cover. */
  target: string;
}): ReactNode {
  const { section, context, target } = props;
  const { t, language, content, data, mode } = context;
  const ceremony = mainCeremony(content);
  const eyebrow = localize(section.eyebrow, language);
  const date =
    ceremony?.startAt == null ? t.dateUnknown : dateText(new Date(ceremony.startAt), ceremony.zone, language);
  const city = ceremony?.city ?? "";
  return (
    <section className="cover" id="cover">
      <GapuraArt theme={content.theme} />
      <div>
        {eyebrow !== "" && <p className="eyebrow">{eyebrow}</p>}
        <Names context={context} />
        <p className="lead">{date}</p>
        {city !== "" && <p className="lead">{city}</p>}
      </div>
      <div className="to">
        <p className="small">{t.to}</p>
        <p className="guest" id="guest">
          {t.anyGuest}
        </p>
        {t.inPlace !== "" && <p className="small">{t.inPlace}</p>}
        <p className="small named" hidden>
          {t.forgive}
        </p>
        <a className="btn" id="open" href={`#${target}`}>
          {t.open}
        </a>
        {data.sender.name !== "" && <p className="small strong">{t.sentBy(data.sender.name)}</p>}
        <p className="small">{t.safety}</p>
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

function Names({ context }: { context: SectionContext }): ReactNode {
  const { content } = context;
  const names = personsOf(content)
    .map((person) => person.nickname || person.fullName)
    .filter((name) => name !== "");
  const longest = Math.max(0, ...names.map((name) => name.length));
  const classes = ["names"];
  if (longest > 11) classes.push("long");
  if (!names.every((name) => isDisplayable(name, content.theme))) classes.push("nd");
  const isCouple = hostsKindOf(content.eventType) === "couple";
  return (
    <h1 className={classes.join(" ")}>
      {names.map((name, index) => (
        <Fragment key={index}>
          {index > 0 && <span className="and">{isCouple || index === names.length - 1 ? " & " : ", "}</span>}
          <span>{name}</span>
        </Fragment>
      ))}
    </h1>
  );
}
