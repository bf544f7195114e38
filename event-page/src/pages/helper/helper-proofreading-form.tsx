import type { Language } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import type { ReactNode } from "react";
import { proofreadingMessages } from "./helper-proofreading-messages.ts";

/** Over the page, from below: what is written now, what it should say, and why. */
export function HelperProofreadingForm({ language }: { language: Language }): ReactNode {
  const t = proofreadingMessages[language];
  return (
    <form id="fix" aria-labelledby="fix-title" hidden>
      <h2 id="fix-title" tabIndex={-1}>
        {t.title}
      </h2>
      <p className="small">
        {t.now}: <b id="fix-now" dir="auto" />
      </p>
      <label className="f">
        {t.should}
        <textarea name="text" rows={2} maxLength={limits.proof.text} />
      </label>
      <label className="f">
        {t.should}
        <input name="time" type="datetime-local" />
      </label>
      <label className="f">
        {t.note}
        <input name="note" maxLength={limits.proof.note} placeholder={t.noteHelp} />
      </label>
      <p className="say" role="status" />
      <button className="btn" type="submit">
        {t.send}
      </button>
      <button className="link" type="reset">
        {t.cancel}
      </button>
    </form>
  );
}
