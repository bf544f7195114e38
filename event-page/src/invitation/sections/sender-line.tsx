import { findSection } from "@janur/domain/content/content";
import { senderNameOf } from "@janur/domain/content/sender-name";
import { localize } from "@janur/domain/text/language";
import type { ReactNode } from "react";
import type { SectionContext } from "./context.ts";
import { editMark } from "./edit-mark.ts";

/** "Dikirim oleh Ibu Sri (kakak Ibu Ratna), nomor berakhiran 3344.": whom a guest may call when in doubt. */
export function SenderLine({ context }: { context: SectionContext }): ReactNode {
  const { t, data, content, language } = context;
  const name = senderNameOf(content, data.sender.name);
  if (name === "") return null;
  const cover = findSection(content, "cover");
  const relation = cover === undefined ? "" : localize(cover.senderRelation, language);
  return (
    <p className="small" {...(cover !== undefined && editMark(context, cover.id, "senderRelation", "form"))}>
      {t.sentBy({ name, relation, phoneEnding: cover?.senderPhoneEnding ?? "" })}
    </p>
  );
}
