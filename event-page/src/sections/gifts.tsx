import { localize } from "@janur/domain/language";
import { accountDigits } from "@janur/domain/sections/gifts";
import { qrisAddress } from "@janur/domain/sections/media";
import type { SectionOf } from "@janur/domain/section";
import type { ReactNode } from "react";
import { isolate } from "../isolate.ts";
import type { SectionContext } from "./context.ts";
import { Display } from "./display.tsx";
import { Frame } from "./frame.tsx";
import { Place } from "./place.tsx";

/** Accounts are shown, never used: the holder stands beside every number, and only a tap copies its digits. */
export function Gifts({
  section,
  context,
}: {
  section: SectionOf<"gifts">;
  context: SectionContext;
}): ReactNode {
  const { t, language, theme, mode } = context;
  const text = localize(section.text, language);
  const { accounts, qris, address } = section;
  if (text === "" && accounts.length === 0 && qris === null && address === "")
    return section.audience === "invited" ? <Place id={section.id} /> : null;
  return (
    <Frame id={section.id} heading={section.heading} context={context} hasCrown>
      {text !== "" && <p className="lines">{text}</p>}
      <div className="cards">
        {accounts.map(({ id, provider, providerName, holder, number }) => (
          <div key={id}>
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
          <div>
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
            <p className="address lines place">{address}</p>
          </div>
        )}
      </div>
    </Frame>
  );
}

/** As the host grouped it, or in fours; a lone last digit joins the group before it. */
export function grouped(number: string): string {
  return /\D/.test(number) ? number : number.replace(/\d{4}(?=\d{2,})/g, "$& ");
}
