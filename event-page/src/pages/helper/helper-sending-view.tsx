import type { SendingStage } from "@janur/domain/sending/sending-queue";
import type { SendingRun } from "@janur/domain/guest/sending-run";
import type { Language } from "@janur/domain/text/language";
import type { ReactNode } from "react";
import type { HelperQueue } from "./helper-queue.ts";
import { HelperMessage } from "./helper-message-view.tsx";
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
  const { run, runs, next, guests, problems, said } = queue;
  const t = helperSendingMessages[language];
  const last = said === null ? null : <Said said={said} run={run} language={language} />;
  return (
    <>
      {runs.length > 1 && <Runs run={run} runs={runs} language={language} />}
      {queue.total === 0 ? (
        <p>{t.empty[run]}</p>
      ) : (
        <>
          <p>{queue.reminder === null ? t.lead[run] : t.reminder[queue.reminder]}</p>
          <p>
            <b>{t.progress(queue.done, queue.total)}</b>
          </p>
          {next === null ? (
            <>
              <p>{problems.length > 0 ? t.doneButProblems : t.done}</p>
              {last}
            </>
          ) : (
            <HelperMessage next={next} run={run} language={language}>
              {last}
            </HelperMessage>
          )}
        </>
      )}
      {guests.length > 0 && <h3>{t.next}</h3>}
      <ul className="tasks">
        {guests.map(({ id, name, stage }) => (
          <li key={id}>
            <a href={`#sendInvitations/${run}/${id}`}>
              <b dir="auto">{name}</b>
              <small>
                <span aria-hidden>{shapes[stage]}</span> {t.stage[stage]}
              </small>
            </a>
          </li>
        ))}
      </ul>
      {queue.more > 0 && <p>{t.more(queue.more)}</p>}
      {problems.length > 0 && (
        <>
          <h3>{t.problems}</h3>
          <p className="small">{t.problemsAsk}</p>
          <ul>
            {problems.map((name, index) => (
              <li key={index} dir="auto">
                {name}
              </li>
            ))}
          </ul>
        </>
      )}
      {queue.byFamily > 0 && <p className="small">{t.byFamily(queue.byFamily)}</p>}
    </>
  );
}

/** What was said a moment ago, below the button that it must not push away. */
function Said(props: {
  said: NonNullable<HelperQueue["said"]>;
  run: SendingRun;
  language: Language;
}): ReactNode {
  const { said, run, language } = props;
  const t = helperSendingMessages[language];
  return (
    <p className="say">
      {t.marked[said.mark](said.guest.name)}{" "}
      <button
        className="link"
        type="button"
        data-mark="undo"
        data-run={run}
        data-guest={said.guest.id}
        data-id={said.markId}
      >
        {t.undo}
      </button>
    </p>
  );
}

function Runs(props: { run: SendingRun; runs: readonly SendingRun[]; language: Language }): ReactNode {
  const { run, runs, language } = props;
  const t = helperSendingMessages[language];
  return (
    <nav className="runs" aria-label={t.runs}>
      {runs.map((known) => (
        <a key={known} href={`#sendInvitations/${known}`} aria-current={known === run ? "page" : undefined}>
          {t.run[known]}
        </a>
      ))}
    </nav>
  );
}
