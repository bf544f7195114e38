import { checkCodeText } from "@janur/domain/invitation/check-code";
import { titleOf, visibleSection } from "@janur/domain/content/content";
import { dateText } from "@janur/domain/time/date-text";
import { localize, type Language } from "@janur/domain/text/language";
import { isClosed, type Publication } from "@janur/domain/invitation/publication";
import { defaultZone } from "@janur/domain/time/zone";
import type { ReactNode } from "react";
import { verifySenderMessages } from "./verify-sender-messages.ts";
import { eventPath } from "../../invitation/data/page-data.ts";

/** Whose invitation a code is; of a closed one only the sender's name. */
export function VerifySenderResult(props: {
  publication: Publication;
  since: Date;
  language: Language;
  origin: string;
}): ReactNode {
  const { publication, since, language, origin } = props;
  const { content, sender, slug, checkCode } = publication;
  const t = verifySenderMessages[language];
  const isShut = isClosed(publication);
  const cover = visibleSection(content, "cover");
  const ending = cover?.senderPhoneEnding ?? "";
  const address = `${origin}${eventPath(slug, content, language)}`;
  const event = [cover === undefined ? "" : localize(cover.eyebrow, language), titleOf(content)]
    .filter(Boolean)
    .join(": ");
  return (
    <>
      {checkCode !== null && <p className="strong code">{checkCodeText(checkCode)}</p>}
      {isShut && <p>{t.closed}</p>}
      <dl>
        {!isShut && (
          <>
            <dt>{t.event}</dt>
            <dd>{event}</dd>
          </>
        )}
        <dt>{t.sender}</dt>
        <dd>{isShut || ending === "" ? sender.name : `${sender.name}, ${t.phoneEnding(ending)}`}</dd>
        {!isShut && (
          <>
            <dt>{t.address}</dt>
            <dd>
              <a href={address}>{address}</a>
            </dd>
            <dt>{t.since}</dt>
            <dd>{dateText(since, defaultZone, language)}</dd>
          </>
        )}
      </dl>
      {!isShut && <p className="place">{t.beSure}</p>}
    </>
  );
}
