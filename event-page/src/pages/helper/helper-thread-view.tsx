import type { LastMessage, PublicChatMessage } from "@janur/domain/chat/chat";
import { dayMonthText, timeText } from "@janur/domain/time/date-text";
import type { Language } from "@janur/domain/text/language";
import type { ReactNode } from "react";
import { askMessages } from "../../texts/ask-messages.ts";
import { helperMessages } from "./helper-messages.ts";
import { ThreadPicture } from "../ask/thread-picture.tsx";

/** What the list says of one guest's thread. */
export interface ListedThread {
  threadId: string;
  name: string;
  last: LastMessage;
  updatedAt: Date;
  /** The last word is the guest's. */
  isWaiting: boolean;
}

/** `5 Desember, 10.00 WIB` */
function whenText(instant: Date, zone: string, language: Language): string {
  return `${dayMonthText(instant, zone, language)}, ${timeText(instant, zone)}`;
}

export function HelperThreadList(props: {
  threads: readonly ListedThread[];
  zone: string;
  language: Language;
}): ReactNode {
  const { threads, zone, language } = props;
  const t = helperMessages[language];
  if (threads.length === 0) return <p>{t.noThreads}</p>;
  return (
    <ul className="tasks">
      {threads.map(({ threadId, name, last, updatedAt, isWaiting }) => (
        <li key={threadId}>
          <a href={`#answerGuests/${threadId}`}>
            <b dir="auto">{name}</b>
            <span dir="auto">{last.text || `${askMessages[language].picture} ${last.name}`}</span>
            <small>
              {isWaiting ? t.waiting : t.answeredBy(last.name)} · {whenText(updatedAt, zone, language)}
            </small>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function HelperThread(props: {
  messages: readonly PublicChatMessage[];
  isOpen: boolean;
  zone: string;
  language: Language;
}): ReactNode {
  const { messages, isOpen, zone, language } = props;
  const t = helperMessages[language];
  return (
    <>
      <ol className="talk">
        {messages.map(({ id, by, name, text, picture, createdAt }) => (
          <li key={id} className={by === "guest" ? undefined : "own"}>
            <b dir="auto">{name}</b>
            {picture === undefined ? (
              <p className="lines" dir="auto">
                {text}
              </p>
            ) : (
              <ThreadPicture picture={picture} name={name} language={language} />
            )}
            <small>{whenText(new Date(createdAt), zone, language)}</small>
          </li>
        ))}
      </ol>
      {!isOpen && <p className="small">{t.closedThread}</p>}
    </>
  );
}
