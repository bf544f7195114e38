import type { AppErrorCode } from "@janur/domain/errors";
import type { Language } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import type { ReactNode } from "react";
import { closedMessages } from "./closed-messages.ts";
import { messages } from "../../texts/messages.ts";
import type { PageData } from "../../invitation/data/page-data.ts";
import { PageFooter } from "../../invitation/page-footer.tsx";
import { Crown, CrownDrawing } from "../../invitation/sections/crown.tsx";
import { Display } from "../../invitation/sections/display.tsx";
import { wornTheme } from "../../themes/worn-theme.ts";

/** In place of a page that is not for everybody: how it is opened, and nothing of what is in it. */
export function ClosedPage(props: {
  publication: PageData;
  language: Language;
  isByPassword: boolean;
  /** Why the password sent by the plain form did not open it. */
  refusal?: AppErrorCode | undefined;
  /** Rendered right behind the text: the page's script. */
  afterText?: ReactNode;
}): ReactNode {
  const { publication, language, isByPassword, refusal, afterText } = props;
  const { content, slug } = publication;
  const theme = wornTheme(content);
  const t = closedMessages[language];
  const said = refusal === undefined ? "" : (t.refusals[refusal] ?? messages[language].trouble);
  const say = (
    <p className="say" role={said === "" ? "status" : "alert"}>
      {said}
    </p>
  );
  return (
    <main className="bare">
      <section className="gone" id="closed">
        <div className="in">
          <CrownDrawing theme={theme} />
          <Crown theme={theme} />
          <Display as="h1" theme={theme} text={t.heading} />
          <p>{isByPassword ? t.byPassword : t.byLink}</p>
          {isByPassword ? (
            <form id="unlock" method="post" action={`/event/${slug}/masuk`}>
              <input type="hidden" name="language" value={language} />
              <label className="f">
                {t.password}
                <input
                  name="password"
                  required
                  maxLength={limits.access.password.max}
                  autoCapitalize="none"
                  autoComplete="off"
                  spellCheck={false}
                />
              </label>
              <button className="btn" type="submit">
                {t.open}
              </button>
              {say}
            </form>
          ) : (
            say
          )}
        </div>
      </section>
      {afterText}
      <div className="column">
        <PageFooter
          context={{
            data: publication,
            content,
            theme,
            language,
            t: messages[language],
            mode: "page",
            now: null,
          }}
        />
      </div>
    </main>
  );
}
