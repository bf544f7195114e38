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
 * named with its address, and with who sends it and from which number where these differ: a guest knows one of them.
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
  const pages = publications.map((page) => ({
    address: `${origin}${eventPath(page.slug, page.content, language)}`,
    name: page.sender.name,
    ending: visibleSection(page.content, "cover")?.senderPhoneEnding ?? "",
  }));
  const names = [...new Set(pages.map(({ name }) => name))];
  const endings = [...new Set(pages.map(({ ending }) => ending))];
  const isOneSender = names.length === 1 && endings.length === 1;
  const numberOf = (ending: string) => (ending === "" ? "" : `, ${t.phoneEnding(ending)}`);
  const senderOf = ({ name, ending }: { name: string; ending: string }) =>
    `${names.length === 1 ? "" : `, ${name}`}${isOneSender ? "" : numberOf(ending)}`;
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
        {names.map((name) => (
          <dd key={name}>{`${name}${isOneSender ? numberOf(endings[0] ?? "") : ""}`}</dd>
        ))}
        {!isShut && (
          <>
            <dt>{t.address}</dt>
            {pages.map((page) => (
              <dd key={page.address}>
                <a href={page.address}>{page.address}</a>
                {senderOf(page)}
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
