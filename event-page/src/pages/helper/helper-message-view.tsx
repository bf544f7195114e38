import type { Language } from "@janur/domain/text/language";
import type { SendingRun } from "@janur/domain/guest/sending-run";
import type { ReactNode } from "react";
import type { NextMessage } from "./helper-queue.ts";
import { helperSendingMessages } from "./helper-sending-messages.ts";

/** The message that is next: opened by one button, then asked about. What stands in it comes below the button. */
export function HelperMessage(props: {
  next: NextMessage;
  run: SendingRun;
  language: Language;
  children: ReactNode;
}): ReactNode {
  const { next, run, language, children } = props;
  const t = helperSendingMessages[language];
  const { guest, isAsked, text, link, hasNumber, isByHand } = next;
  const mark = (word: string, label: string, look: string) => (
    <button className={look} type="button" data-mark={word} data-run={run} data-guest={guest.id}>
      {label}
    </button>
  );
  if (isAsked)
    return (
      <section id="next" aria-label={guest.name}>
        <h3 dir="auto" tabIndex={-1}>
          {t.question(guest.name)}
        </h3>
        <p className="marks">
          {mark("sent", t.yes, "btn")} {mark("unsent", t.notYet, "link")}{" "}
          {mark("wrong-number", t.wrongNumber, "link")}
        </p>
        {children}
      </section>
    );
  return (
    <section id="next" aria-label={guest.name}>
      <h3 dir="auto" tabIndex={-1}>
        {guest.name}
      </h3>
      {!hasNumber && !isByHand && <p className="small">{t.noNumber}</p>}
      {link === null && <p className="small">{t.demo}</p>}
      <p className="marks">
        {isByHand ? (
          mark("sent", t.byHand, "btn")
        ) : link === null ? (
          mark("handed", t.open, "btn")
        ) : (
          <a
            className="btn"
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            data-mark="handed"
            data-run={run}
            data-guest={guest.id}
          >
            {hasNumber ? t.open : t.choose}
          </a>
        )}
      </p>
      {children}
      <p className="lines" dir="auto">
        {text}
      </p>
    </section>
  );
}
