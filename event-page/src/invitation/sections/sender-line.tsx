import { findSection } from "@janur/domain/content/content";
import { senderNameOf } from "@janur/domain/content/sender-name";
import { localize } from "@janur/domain/text/language";
import type { ReactNode } from "react";
import type { SectionContext } from "./context.ts";
import { editMark } from "./edit-mark.ts";

/** "Dikirim oleh Ibu Sri (kakak Ibu Ratna), nomor berakhiran 3344.": whom a guest may call when in doubt; empty for nobody. */
export function senderWords({ t, data, content, language }: SectionContext): string {
  const name = senderNameOf(content, data.sender.name);
  if (name === "") return "";
  const cover = findSection(content, "cover");
  const relation = cover === undefined ? "" : localize(cover.senderRelation, language);
  return t.sentBy({ name, relation, phoneEnding: cover?.senderPhoneEnding ?? "" });
}

/** The same as a line of its own, where nothing stands beside it. */
export function SenderLine({ context }: { context: SectionContext }): ReactNode {
  const words = senderWords(context);
  const cover = findSection(context.content, "cover");
  if (words === "") return null;
  return (
    <p className="small" {...(cover !== undefined && editMark(context, cover.id, "senderName", "form"))}>
      {words}
    </p>
  );
}
