import { checkCodeText } from "@janur/domain/invitation/check-code";
import { primaryLanguage } from "@janur/domain/content/content";
import type { ReactNode } from "react";
import { askMessages } from "../texts/ask-messages.ts";
import { checkPath } from "../texts/verify-sender-path.ts";
import { messages } from "../texts/messages.ts";
import { photoFormPath } from "../texts/album-paths.ts";
import { eventPath, otherLanguage } from "./data/page-data.ts";
import type { SectionContext } from "./sections/context.ts";
import { SafetyLine } from "./sections/safety-line.tsx";

/** @param hasCover whether a cover has said already what makes the page safe */
export function PageFooter({
  context,
  hasCover = false,
}: {
  context: SectionContext;
  hasCover?: boolean;
}): ReactNode {
  const { t, content, data, language, mode } = context;
  const other = otherLanguage(content, language);
  const takesPhotos = data.status === "published" && data.album?.isOpen === true;
  const inLanguage = language === primaryLanguage(content) ? "" : `?language=${language}`;
  return (
    <footer id="end">
      <div className="in">
        {mode === "page" && (
          <p className="links">
            {context.isOver !== true && (takesPhotos || data.album?.isShown === true) && (
              <a className="quiet" href={photoFormPath(data.slug, language)}>
                {takesPhotos ? t.addPhotos : t.ownPhotos}
              </a>
            )}
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
        {!hasCover && <SafetyLine context={context} />}
        {data.checkCode != null && (
          <p className="small">
            <span className="code">
              {t.checkCode} {checkCodeText(data.checkCode)}
            </span>{" "}
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
