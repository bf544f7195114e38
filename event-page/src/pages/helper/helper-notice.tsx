import { localize, type Language } from "@janur/domain/text/language";
import type { Publication } from "@janur/domain/invitation/publication";
import type { ReactNode } from "react";
import { messages } from "../../texts/messages.ts";

/** Above everything else: that the day has moved or is off, with the family's words. */
export function HelperNotice(props: {
  status: "postponed" | "cancelled";
  notice: Publication["notice"];
  language: Language;
}): ReactNode {
  const { status, notice, language } = props;
  const words = notice === null ? "" : localize(notice, language);
  return (
    <div className="say">
      <p className="strong">{messages[language][status]}</p>
      {words !== "" && <p className="lines">{words}</p>}
    </div>
  );
}
