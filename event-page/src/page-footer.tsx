import { checkCodeText } from "@janur/domain/check-code";
import { primaryLanguage } from "@janur/domain/content";
import type { ReactNode } from "react";
import { askMessages } from "./ask-messages.ts";
import { checkPath } from "./check-path.ts";
import { messages } from "./messages.ts";
import { eventPath, otherLanguage } from "./page-data.ts";
import type { SectionContext } from "./sections/context.ts";

export function PageFooter({ context }: { context: SectionContext }): ReactNode {
  const { t, content, data, language, mode } = context;
  const other = otherLanguage(content, language);
  const inLanguage = language === primaryLanguage(content) ? "" : `?language=${language}`;
  return (
    <footer id="end">
      <div className="in">
        {mode === "page" && (
          <p className="links">
            <button className="quiet js-only" id="share" type="button">
              {t.share}
            </button>
            <button className="quiet js-only" id="ask" type="button">
              {askMessages[language].button}
            </button>
            <noscript>
              <a className="quiet" href={`/event/${data.slug}/tanya${inLanguage}`}>
                {askMessages[language].button}
              </a>
            </noscript>
          </p>
        )}
        <p className="say" id="said" role="status" />
        <p className="small">{t.safety}</p>
        {data.checkCode != null && (
          <p className="small">
            {t.checkCode(checkCodeText(data.checkCode))}{" "}
            <a className="link" href={mode === "page" ? checkPath(language) : undefined}>
              {t.checkIt}
            </a>
          </p>
        )}
        <p className="foot">
          {other !== undefined && (
            <a
              className="link"
              id="language"
              href={mode === "page" ? eventPath(data.slug, content, other) : undefined}
              hrefLang={other}
              lang={other}
            >
              {messages[other].languageName}
            </a>
          )}
          <a className="link" href={mode === "page" ? `/event/${data.slug}/lapor${inLanguage}` : undefined}>
            {t.report}
          </a>
          <a className="link" href={mode === "page" ? "/" : undefined}>
            {t.madeWith}
          </a>
        </p>
      </div>
    </footer>
  );
}
