import { chatLimits } from "@janur/domain/limits/chat-limits";
import type { Language } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import type { ReactNode } from "react";
import { helperMessages } from "./helper-messages.ts";
import { HelperListForm } from "./helper-list-form.tsx";
import { HelperProofreadingForm } from "./helper-proofreading-form.tsx";
import { messages } from "../../texts/messages.ts";
import { PlainPage } from "../plain-page.tsx";
import { themes } from "../../themes/themes.ts";

/** Places that the script fills: what is asked, the list of tasks, one task. */
export function HelperBody(props: { language: Language; facts: string; script: string }): ReactNode {
  const { language, facts, script } = props;
  const t = helperMessages[language];
  const other: Language = language === "id" ? "en" : "id";
  return (
    <>
      <PlainPage theme={themes.janur} title={t.title} backTo="/" back={t.about}>
        <noscript>
          <p className="say">{t.noScript}</p>
        </noscript>
        <p className="say" id="say" role="status" />
        <form id="pin" hidden>
          <label className="f">
            {t.pin}
            <input
              type="password"
              inputMode="numeric"
              pattern="[0-9]*"
              required
              maxLength={limits.pass.pin.max}
              autoComplete="off"
            />
          </label>
          <button className="btn" type="submit">
            {t.open}
          </button>
        </form>
        <button className="btn" id="again" type="button" hidden>
          {t.again}
        </button>
        <div id="tasks" hidden />
        <div id="task" hidden>
          <p>
            <a className="link" id="back" href="#">
              {t.all}
            </a>
          </p>
          <h2 id="task-title" tabIndex={-1} />
          <HelperListForm language={language} />
          <div id="task-body" />
        </div>
        <form id="reply" hidden>
          <label className="f">
            {t.answer}
            <textarea required maxLength={chatLimits.text.max} />
          </label>
          <p className="small hint">{t.signed}</p>
          <p className="say" role="status" />
          <button className="btn" type="submit">
            {t.send}
          </button>
        </form>
        <HelperProofreadingForm language={language} />
        <p className="small keep">{t.keep}</p>
        <p>
          <a className="link" href={helperPagePath(other)} hrefLang={other} lang={other}>
            {messages[other].languageName}
          </a>
        </p>
      </PlainPage>
      <script id="config" type="application/json" dangerouslySetInnerHTML={{ __html: facts }} />
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}

/** Indonesian has the plain address. */
function helperPagePath(language: Language): string {
  return language === "id" ? "/bantu" : `/bantu/${language}`;
}
