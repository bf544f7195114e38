import type { SendingStage } from "@janur/domain/sending-queue";
import type { Language } from "@janur/domain/language";
import type { ReactNode } from "react";
import type { HelperQueue, NextMessage } from "./helper-queue.ts";
import { helperSendingMessages } from "./helper-sending-messages.ts";

const shapes: Record<SendingStage, string> = {
  unsent: "○",
  handed: "◔",
  sent: "◑",
  opened: "◕",
  answered: "●",
};

export function HelperSending(props: { queue: HelperQueue; language: Language }): ReactNode {
  const { queue, language } = props;
  const t = helperSendingMessages[language];
  if (queue.total === 0) return <p>{t.empty}</p>;
  return (
    <>
      {queue.said !== null && (
        <p className="say">
          {t.marked[queue.said.mark](queue.said.guest.name)}{" "}
          <button
            className="link"
            type="button"
            data-mark="undo"
            data-guest={queue.said.guest.id}
            data-id={queue.said.markId}
          >
            {t.undo}
          </button>
        </p>
      )}
      <p>
        <b>{t.progress(queue.done, queue.total)}</b>
      </p>
      {queue.next === null ? <p>{t.done}</p> : <Next next={queue.next} language={language} />}
      <h3>{t.next}</h3>
      <ul className="tasks">
        {queue.guests.map(({ id, name, stage, isWrong }) => (
          <li key={id}>
            <a href={`#sendInvitations/${id}`}>
              <b dir="auto">{name}</b>
              <small>
                <span aria-hidden>{shapes[stage]}</span> {isWrong ? t.wrong : t.stage[stage]}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Next({ next, language }: { next: NextMessage; language: Language }): ReactNode {
  const t = helperSendingMessages[language];
  const { guest, text, link, hasNumber, isByHand } = next;
  const mark = (word: string, label: string, look: string) => (
    <button className={look} type="button" data-mark={word} data-guest={guest.id}>
      {label}
    </button>
  );
  return (
    <section id="next" aria-label={guest.name}>
      {guest.stage === "handed" ? (
        <>
          <h3 dir="auto">{t.question(guest.name)}</h3>
          <p className="marks">
            {mark("sent", t.yes, "btn")} {mark("unsent", t.notYet, "link")}{" "}
            {mark("wrong-number", t.wrongNumber, "link")}
          </p>
        </>
      ) : (
        <>
          <h3 dir="auto">{guest.name}</h3>
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
                data-guest={guest.id}
              >
                {hasNumber ? t.open : t.choose}
              </a>
            )}
          </p>
          <p className="lines" dir="auto">
            {text}
          </p>
        </>
      )}
    </section>
  );
}
