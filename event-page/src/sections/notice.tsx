import { localize } from "@janur/domain/language";
import type { ReactNode } from "react";
import type { SectionContext } from "./context.ts";
import { Crown } from "./crown.tsx";
import { Names } from "./names.tsx";
import { SenderLine } from "./sender-line.tsx";

/** In place of the cover when the event is postponed or cancelled: whose it was, what is true now, the family's words. */
export function Notice(props: { context: SectionContext; state: "postponed" | "cancelled" }): ReactNode {
  const { context, state } = props;
  const { t, data, theme, language } = context;
  const words = data.notice == null ? "" : localize(data.notice, language);
  return (
    <section className="gone" id="notice">
      <div className="in">
        <Crown theme={theme} />
        <Names context={context} />
        <h2>{t[state]}</h2>
        <p className="lead">{t[`${state}Text`]}</p>
        {words !== "" && <p className="lines place">{words}</p>}
        <div className="place">
          <SenderLine context={context} />
        </div>
      </div>
    </section>
  );
}
