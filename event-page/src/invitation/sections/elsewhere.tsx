import { localize } from "@janur/domain/text/language";
import type { SectionOf } from "@janur/domain/content/section";
import type { ReactNode } from "react";
import type { SectionContext } from "./context.ts";
import { editMark } from "./edit-mark.ts";
import { Lines } from "./lines.tsx";
import { Frame } from "./frame.tsx";
import { Unfilled } from "./unfilled.tsx";

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
  if (url === "" && text === "") return <Unfilled section={section} context={context} />;
  return (
    <Frame id={section.id} heading={section.heading} context={context} hasCrown>
      <Lines section={section} context={context} />
      {url !== "" && (
        <>
          <a
            className="quiet out"
            href={url}
            rel="noopener noreferrer"
            target="_blank"
            {...editMark(context, section.id, "url", "form")}
          >
            {section.type === "video" ? t.watchVideo : t.watchStream}
          </a>
          <p className="small hint">{new URL(url).hostname.replace(/^www\./, "")}</p>
        </>
      )}
    </Frame>
  );
}
