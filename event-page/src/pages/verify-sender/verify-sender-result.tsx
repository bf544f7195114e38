import { checkCodeText } from "@janur/domain/invitation/check-code";
import { titleOf, visibleSection } from "@janur/domain/content/content";
import { dateText } from "@janur/domain/time/date-text";
import { localize, type Language } from "@janur/domain/text/language";
import { isClosed, type Publication } from "@janur/domain/invitation/publication";
import { defaultZone } from "@janur/domain/time/zone";
import type { ReactNode } from "react";
import { verifySenderMessages } from "./verify-sender-messages.ts";
import { eventPath } from "../../invitation/data/page-data.ts";

/**
 * Whose invitation a code is; of a closed one only the sender's name. Where families have versions of their own each is
 * named with its address, beneath who sends it and from which number where these differ: a guest knows one of them.
 */
export function VerifySenderResult(props: {
  publications: readonly [Publication, ...Publication[]];
  since: Date;
  language: Language;
  origin: string;
}): ReactNode {
  const { publications, since, language, origin } = props;
  const [publication] = publications;
  const { content, checkCode } = publication;
  const t = verifySenderMessages[language];
  const isShut = isClosed(publication);
  const cover = visibleSection(content, "cover");
  const pages = publications.map((page) => {
    const ending = visibleSection(page.content, "cover")?.senderPhoneEnding ?? "";
    return {
      address: `${origin}${eventPath(page.slug, page.content, language)}`,
      sender: `${page.sender.name}${ending === "" ? "" : `, ${t.phoneEnding(ending)}`}`,
    };
  });
  const senders = [...new Set(pages.map(({ sender }) => sender))];
  const areApart = !isShut && senders.length > 1;
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
        {!areApart && (
          <>
            <dt>{t.sender}</dt>
            {senders.map((sender) => (
              <dd key={sender}>{sender}</dd>
            ))}
          </>
        )}
        {!isShut && (
          <>
            <dt>{areApart ? t.senderAndAddress : t.address}</dt>
            {pages.map(({ address, sender }, index) => (
              <dd key={address} className={index > 0 ? "place" : undefined}>
                {areApart && sender}
                {areApart && <br />}
                <a href={address}>{address}</a>
              </dd>
            ))}
            <dt>{t.since}</dt>
            <dd>{dateText(since, defaultZone, language)}</dd>
          </>
        )}
      </dl>
      {!isShut && <p className="place">{pages.length > 1 ? t.beSureOfOne : t.beSure}</p>}
    </>
  );
}
