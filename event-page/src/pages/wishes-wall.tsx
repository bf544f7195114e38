import type { AppErrorCode } from "@janur/domain/errors";
import type { WishPage } from "@janur/domain/wish/wish";
import type { ReactNode } from "react";
import type { Messages } from "../texts/message-texts.ts";
import type { SectionContext } from "../invitation/sections/context.ts";
import { WishForm } from "../invitation/sections/wishes/wish-form.tsx";
import { WishItem } from "../invitation/sections/wishes/wish-item.tsx";
import { wallPath } from "../invitation/sections/wishes/wishes.tsx";

/** What became of the wish that this page answers to: on the wall, before the family, or refused with what was typed. */
export type WishNotice = { code: null; isHeld: boolean } | { code: AppErrorCode; fields: URLSearchParams };

function noticeText(t: Messages, notice: WishNotice): string {
  if (notice.code === null) return notice.isHeld ? t.wishHeld : t.wishThanks;
  // The form is all there is to be wrong, and its limits are what helps.
  return notice.code === "input/invalid" || notice.code === "input/too-large"
    ? t.wishInvalid
    : (t.refusals[notice.code] ?? t.trouble);
}

export function WishesWall(props: {
  context: SectionContext;
  isOpen: boolean;
  page: WishPage;
  notice: WishNotice | undefined;
}): ReactNode {
  const { context, isOpen, page, notice } = props;
  const { t, data, language } = context;
  const draft =
    notice === undefined || notice.code === null
      ? undefined
      : { name: notice.fields.get("name") ?? "", text: notice.fields.get("text") ?? "" };
  return (
    <>
      {notice !== undefined && (
        <p className="say" role={notice.code === null ? "status" : "alert"}>
          {noticeText(t, notice)}
        </p>
      )}
      {isOpen ? <WishForm context={context} draft={draft} /> : <p>{t.wishesClosed}</p>}
      {page.wishes.length === 0 ? (
        <p className="place">{t.noWishes}</p>
      ) : (
        <ol className="wishes">
          {page.wishes.map((wish) => (
            <WishItem key={wish.id} wish={wish} context={context} />
          ))}
        </ol>
      )}
      {page.next !== null && (
        <p>
          <a
            className="quiet"
            href={`${wallPath(data.slug, language)}&after=${encodeURIComponent(page.next)}`}
          >
            {t.olderWishes}
          </a>
        </p>
      )}
    </>
  );
}
