import { localize } from "@janur/domain/language";
import type { SectionOf } from "@janur/domain/section";
import type { ReactNode } from "react";
import type { SectionContext } from "./context.ts";
import { Frame } from "./frame.tsx";

/** A video or a stream: a link that leads to its own page, whose name is shown, never a player in here. */
export function Elsewhere({
  section,
  context,
}: {
  section: SectionOf<"video" | "stream">;
  context: SectionContext;
}): ReactNode {
  const { t, language } = context;
  const text = localize(section.text, language);
  const { url } = section;
  if (url === "" && text === "") return null;
  return (
    <Frame id={section.id} heading={section.heading} context={context} hasCrown>
      {text !== "" && <p className="lines">{text}</p>}
      {url !== "" && (
        <>
          <a className="quiet out" href={url} rel="noopener noreferrer" target="_blank">
            {section.type === "video" ? t.watchVideo : t.watchStream}
          </a>
          <p className="small hint">{new URL(url).hostname.replace(/^www\./, "")}</p>
        </>
      )}
    </Frame>
  );
}
