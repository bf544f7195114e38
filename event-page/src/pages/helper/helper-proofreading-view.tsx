import type { Content } from "@janur/domain/content/content";
import { dateTimeText } from "@janur/domain/time/date-text";
import type { Language } from "@janur/domain/text/language";
import type { Family } from "@janur/domain/helper/pass";
import type { Correction } from "@janur/domain/helper/proofreading";
import { proofreadSections, type ProofreadText } from "@janur/domain/helper/proofreading-text";
import { wallClock } from "@janur/domain/time/zone";
import type { ReactNode } from "react";
import { proofreadingMessages } from "./helper-proofreading-messages.ts";

/** What a proof-reader reads, and what became of their suggestions. */
export interface ProofreadingView {
  /** Cut to what they may see. */
  content: Content;
  /** Of the draft that it was taken from. */
  revision: number;
  /** Theirs alone. */
  corrections: readonly Correction[];
  family: Family | null;
  approval: "none" | "approved" | "lapsed";
  language: Language;
}

export function HelperProofreading(view: ProofreadingView): ReactNode {
  const { content, revision, corrections, family, approval, language } = view;
  const t = proofreadingMessages[language];
  const sections = proofreadSections(content, language);
  if (sections.length === 0) return <p>{t.nothing}</p>;
  const whose = t.families[family ?? "own"];
  return (
    <>
      <p>{t.lead}</p>
      {sections.map(({ id, groups }) => (
        <div key={id} className="proof">
          {groups.map((texts) => (
            <dl key={texts[0]?.key}>
              {texts.map((text) => (
                <Line
                  key={text.key}
                  text={text}
                  corrections={corrections.filter(({ key }) => key === text.key)}
                  language={language}
                />
              ))}
            </dl>
          ))}
        </div>
      ))}
      {approval === "lapsed" && <p className="strong">{t.lapsed}</p>}
      {approval === "approved" ? (
        <p className="strong">{t.approved(whose)}</p>
      ) : (
        <>
          <p>{t.approveText(whose)}</p>
          <button className="btn" id="approve" type="button" data-revision={revision}>
            {t.approve}
          </button>
        </>
      )}
    </>
  );
}

function Line(props: {
  text: ProofreadText;
  corrections: readonly Correction[];
  language: Language;
}): ReactNode {
  const { text, corrections, language } = props;
  const t = proofreadingMessages[language];
  const { key, kind, value, field } = text;
  const name = t.fields[field] ?? "";
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <button
          type="button"
          className="fix lines"
          dir="auto"
          aria-label={`${shown(text, value, language) || t.missing}. ${t.correct(name)}`}
          data-key={key}
          data-value={value}
          data-typed={kind === "time" ? typed(text, value) : undefined}
        >
          {shown(text, value, language) || t.missing}
        </button>
        {corrections.map((correction) => (
          <small key={correction.id} className="lines">
            {t.suggested(shown(text, correction.after, language))}
            {" · "}
            {
              t.states[
                correction.state === "open" && correction.before !== value ? "stale" : correction.state
              ]
            }
          </small>
        ))}
      </dd>
    </div>
  );
}

/** As a person reads it. */
function shown({ kind, zone }: ProofreadText, value: string, language: Language): string {
  return kind === "time" ? dateTimeText(new Date(value), zone, language) : value;
}

/** As a field for day and time takes it: `2026-12-12T13:00`. */
function typed({ zone }: ProofreadText, value: string): string {
  const { date, time } = wallClock(new Date(value), zone);
  return `${date}T${time}`;
}
