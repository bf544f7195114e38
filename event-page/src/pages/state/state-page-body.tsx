import { languages } from "@janur/domain/text/language";
import type { ReactNode } from "react";
import { checkMessages } from "../verify-sender/check-messages.ts";
import { checkPath } from "../../texts/check-path.ts";
import { Crown, CrownDrawing } from "../../invitation/sections/crown.tsx";
import { Display } from "../../invitation/sections/display.tsx";
import type { Theme } from "../../themes/base/theme.ts";

/** One quiet sentence, Indonesian first, English beneath. */
export function StatePage(props: {
  theme: Theme;
  title: string;
  id: string;
  en: string;
  /** Offers the check of codes. */
  isWayToCheck?: boolean;
}): ReactNode {
  const { theme, title, id, en, isWayToCheck = false } = props;
  return (
    <main className="bare">
      <section className="gone">
        <div className="in">
          <CrownDrawing theme={theme} />
          <Crown theme={theme} />
          <Display as="h1" theme={theme} text={title} />
          <p>{id}</p>
          <p className="small place" lang="en">
            {en}
          </p>
          {isWayToCheck &&
            languages.map((language) => (
              <p key={language}>
                <a className="link" href={checkPath(language)} hrefLang={language} lang={language}>
                  {checkMessages[language].title}
                </a>
              </p>
            ))}
        </div>
      </section>
    </main>
  );
}
