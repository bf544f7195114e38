import { languages } from "@janur/domain/text/language";
import type { ReactNode } from "react";
import { verifySenderMessages } from "../verify-sender/verify-sender-messages.ts";
import { checkPath } from "../../texts/verify-sender-path.ts";
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
  isWayToVerifySender?: boolean;
}): ReactNode {
  const { theme, title, id, en, isWayToVerifySender = false } = props;
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
          {isWayToVerifySender &&
            languages.map((language) => (
              <p key={language}>
                <a className="link" href={checkPath(language)} hrefLang={language} lang={language}>
                  {verifySenderMessages[language].title}
                </a>
              </p>
            ))}
        </div>
      </section>
    </main>
  );
}
