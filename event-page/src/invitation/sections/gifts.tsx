import { primaryLanguage } from "@janur/domain/content/content";
import { takesGifts } from "@janur/domain/gift/declared-gift";
import { accountDigits } from "@janur/domain/content/sections/gifts";
import { qrisAddress } from "@janur/domain/content/sections/media";
import type { SectionOf } from "@janur/domain/content/section";
import { isUnwritten } from "@janur/domain/content/unwritten";
import type { ReactNode } from "react";
import { isolate } from "../../texts/isolate.ts";
import type { SectionContext } from "./context.ts";
import { editMark } from "./edit-mark.ts";
import { Lines } from "./lines.tsx";
import { Display } from "./display.tsx";
import { Frame } from "./frame.tsx";
import { Place } from "./place.tsx";
import { Unfilled } from "./unfilled.tsx";

/** Accounts are shown, never used: the holder stands beside every number, and only a tap copies its digits. */
export function Gifts({
  section,
  context,
}: {
  section: SectionOf<"gifts">;
  context: SectionContext;
}): ReactNode {
  const { t, theme, mode } = context;
  const { accounts, qris, address } = section;
  if (isUnwritten(section))
    return section.audience === "invited" && context.unfilled === undefined ? (
      <Place id={section.id} />
    ) : (
      <Unfilled section={section} context={context} />
    );
  return (
    <Frame id={section.id} heading={section.heading} context={context} hasCrown>
      <Lines section={section} context={context} />
      <div className="cards">
        {accounts.map(({ id, provider, providerName, holder, number }, index) => (
          <div key={id} {...editMark(context, section.id, `accounts.${String(index)}`, "form")}>
            <Display
              as="h3"
              theme={theme}
              text={provider === "other" ? providerName : providerName || provider}
            />
            <p className="lead time">{grouped(number)}</p>
            <p>{t.holder(holder)}</p>
            {mode === "page" && (
              <button
                className="quiet js-only"
                type="button"
                aria-live="polite"
                data-copy={accountDigits(number)}
              >
                {t.copyNumber}
              </button>
            )}
          </div>
        ))}
        {qris !== null && (
          <div {...editMark(context, section.id, "qris", "form")}>
            <Display as="h3" theme={theme} text="QRIS" />
            <img
              className="qris"
              loading="lazy"
              width={qris.width}
              height={qris.height}
              alt={t.qrisAlt(qris.merchant)}
              src={qrisAddress(qris.media)}
            />
            <p>{t.qrisPays(isolate(qris.merchant))}</p>
          </div>
        )}
        {address !== "" && (
          <div>
            <Display as="h3" theme={theme} text={t.parcels} />
            <p className="address lines place" {...editMark(context, section.id, "address", "lines")}>
              {address}
            </p>
          </div>
        )}
        {mode === "page" && takesGifts({ eventType: context.content.eventType, sections: [section] }) && (
          <div>
            <a className="quiet" href={sentPath(context)}>
              {t.haveSent}
            </a>
          </div>
        )}
      </div>
    </Frame>
  );
}

function sentPath({ data, content, language }: SectionContext): string {
  const inLanguage = language === primaryLanguage(content) ? "" : `?language=${language}`;
  return `/event/${data.slug}/kirim${inLanguage}`;
}

/** As the host grouped it, or in fours; a lone last digit joins the group before it. */
export function grouped(number: string): string {
  return /\D/.test(number) ? number : number.replace(/\d{4}(?=\d{2,})/g, "$& ");
}
