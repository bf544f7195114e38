import type { ProposedGuest } from "@janur/domain/helper/helper-list";
import { addressedName } from "@janur/domain/guest/guest-name";
import type { Language } from "@janur/domain/text/language";
import type { ReactNode } from "react";
import { helperListMessages } from "./helper-list-messages.ts";

/** Whom a helper wrote down: theirs alone, newest first. */
export interface HelperListView {
  quota: number;
  taken: number;
  proposals: readonly ProposedGuest[];
  language: Language;
}

export function HelperListPart({ quota, taken, proposals, language }: HelperListView): ReactNode {
  const t = helperListMessages[language];
  return (
    <>
      <p id="branch-count" data-count={`${String(taken)}/${String(quota)}`}>
        <b>{t.count(taken, quota)}</b>
      </p>
      {taken >= quota && <p className="say">{t.full}</p>}
      {proposals.length === 0 ? (
        <p>{t.empty}</p>
      ) : (
        <>
          <h3>{t.list}</h3>
          <ul className="talk wrote">
            {proposals.map((proposal) => (
              <Proposal key={proposal.id} proposal={proposal} language={language} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Proposal({ proposal, language }: { proposal: ProposedGuest; language: Language }): ReactNode {
  const t = helperListMessages[language];
  const { id, name, honorific, suffix, origin, phone, phoneNote, seats, state, isKnown, word } = proposal;
  const isWaiting = state === "waiting";
  const typed = phone?.replace(/^\+62/, "0") ?? "";
  const facts = [origin, isWaiting ? typed || t.noPhone : "", t.people(seats)].filter((fact) => fact !== "");
  const addressed = addressedName(proposal);
  return (
    <li>
      <b dir="auto">{addressed}</b>
      <small dir="auto">{facts.join(" · ")}</small>
      <small>{t.states[state]}</small>
      {word !== "" && (
        <small className="lines" dir="auto">
          {t.word(word)}
        </small>
      )}
      {isWaiting && phoneNote !== null && <small className="strong">{t.phoneNotes[phoneNote]}</small>}
      {isWaiting && isKnown && <small className="strong">{t.isKnown}</small>}
      {isWaiting && (
        <p
          data-id={id}
          data-name={name}
          data-honorific={honorific}
          data-suffix={suffix}
          data-origin={origin}
          data-phone={typed}
          data-seats={seats}
        >
          <button className="link" type="button" data-do="edit" aria-label={t.editOne(addressed)}>
            {t.edit}
          </button>{" "}
          <button className="link" type="button" data-do="remove" aria-label={t.removeOne(addressed)}>
            {t.remove}
          </button>
        </p>
      )}
    </li>
  );
}
