import type { ReactNode } from "react";
import { messages } from "./messages.ts";
import { eventPath, otherLanguage } from "./page-data.ts";
import type { SectionContext } from "./sections/context.ts";

export function PageFooter({ context }: { context: SectionContext }): ReactNode {
  const { t, content, data, language, mode } = context;
  const other = otherLanguage(content, language);
  return (
    <footer id="end">
      {mode === "page" && (
        <button className="quiet js-only" id="share" type="button">
          {t.share}
        </button>
      )}
      <p className="say" id="said" role="status" />
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
        <a className="link" href={mode === "page" ? "/" : undefined}>
          {t.madeWith}
        </a>
      </p>
    </footer>
  );
}
