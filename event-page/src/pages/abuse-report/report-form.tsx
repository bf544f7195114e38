import type { Language } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import { abuseReportReasons } from "@janur/domain/moderation/abuse-report";
import type { ReactNode } from "react";
import { messages } from "../../texts/messages.ts";
import { abuseReportMessages } from "./report-messages.ts";
import { Option } from "../../invitation/sections/rsvp/option.tsx";

/** What was typed, however wrong. */
export interface ReportDraft {
  reason: string;
  text: string;
  contact: string;
  /** Of the album, where a picture of it is meant; empty otherwise. */
  photo: string;
}

/** Works without script. */
export function ReportForm(props: { slug: string; language: Language; draft: ReportDraft }): ReactNode {
  const { slug, language, draft } = props;
  const t = abuseReportMessages[language];
  const { optional } = messages[language];
  return (
    <form method="post" action={`/event/${slug}/lapor`}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="photo" value={draft.photo} />
      <fieldset>
        <legend>{t.ask}</legend>
        <div className="opts list">
          {abuseReportReasons.map((reason) => (
            <Option
              key={reason}
              type="radio"
              name="reason"
              value={reason}
              isChosen={draft.reason === reason}
              isRequired
            >
              {t.reasons[reason]}
            </Option>
          ))}
        </div>
      </fieldset>
      <label className="f">
        {t.text} <span className="small">{optional}</span>
        <textarea name="text" rows={4} maxLength={limits.report.text} defaultValue={draft.text} />
      </label>
      <label className="f">
        {t.contact} <span className="small">{optional}</span>
        <input name="contact" maxLength={limits.report.contact} defaultValue={draft.contact} />
      </label>
      <button className="btn" type="submit">
        {t.send}
      </button>
    </form>
  );
}
