import { mainCeremony } from "@janur/domain/content/content";
import { dateTimeText } from "@janur/domain/time/date-text";
import { localize } from "@janur/domain/text/language";
import type { ReactNode } from "react";
import type { SectionContext } from "./context.ts";
import { Crown } from "./crown.tsx";
import { Names } from "./names.tsx";
import { SenderLine } from "./sender-line.tsx";

/**
 * In place of the cover when the event is postponed or cancelled: whose it was, which day it was meant
 * for, what is true now in the family's words or else in ours, and whom to ask.
 */
export function Notice(props: { context: SectionContext; state: "postponed" | "cancelled" }): ReactNode {
  const { context, state } = props;
  const { t, data, content, theme, language, mode } = context;
  const words = data.notice == null ? "" : localize(data.notice, language);
  const ceremony = mainCeremony(content);
  const start = ceremony?.startAt == null ? null : new Date(ceremony.startAt);
  const isPublic = (data.settings?.access ?? "public") === "public";
  return (
    <section className="gone" id="notice">
      <div className="in">
        <Crown theme={theme} />
        <Names context={context} />
        <h2>{t[state]}</h2>
        <p className="lead lines">{words === "" ? t[`${state}Text`] : words}</p>
        {ceremony !== undefined && start !== null && (
          <p className="place">
            {t.meantFor(dateTimeText(start, ceremony.zone, language))}
            {ceremony.venue !== "" && ` · ${ceremony.venue}`}
          </p>
        )}
        {start !== null && isPublic && mode === "page" && (
          <p className="links">
            <a className="link" href={`/event/${data.slug}/calendar.ics?language=${language}`}>
              {t.correctDate}
            </a>
          </p>
        )}
        <div className="place">
          <SenderLine context={context} />
        </div>
      </div>
    </section>
  );
}
