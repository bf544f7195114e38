import { ceremoniesOf, type Content } from "@janur/domain/content/content";
import { localize, type Language } from "@janur/domain/text/language";
import type { ReactNode } from "react";
import type { Messages } from "../../../texts/message-texts.ts";

/** The table of a guest at one ceremony. */
export interface OwnTable {
  ceremony: string;
  name: string;
}

/** Where whoever comes sits, beneath what they answered; nothing where the family shows none. */
export function OwnTables({
  t,
  language,
  content,
  tables,
}: {
  t: Messages;
  language: Language;
  content: Content;
  tables: readonly OwnTable[];
}): ReactNode {
  const ceremonies = ceremoniesOf(content);
  const shown = tables.flatMap(({ ceremony, name }) => {
    const found = ceremonies.find(({ id }) => id === ceremony);
    return found === undefined ? [] : [{ id: ceremony, name, ceremony: localize(found.name, language) }];
  });
  return shown.map(({ id, name, ceremony }) => (
    <p key={id} className="lead strong">
      {t.ownTable(name, ceremonies.length > 1 ? `, ${ceremony}` : "")}
    </p>
  ));
}
