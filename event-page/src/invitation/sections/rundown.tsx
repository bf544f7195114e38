import { mainCeremony } from "@janur/domain/content/content";
import { localize } from "@janur/domain/text/language";
import type { SectionOf } from "@janur/domain/content/section";
import { defaultZone, zoneLabel } from "@janur/domain/time/zone";
import type { ReactNode } from "react";
import type { SectionContext } from "./context.ts";
import { editMark } from "./edit-mark.ts";
import { Frame } from "./frame.tsx";

/** Times are of the main ceremony's place, and each says so. */
export function Rundown({
  section,
  context,
}: {
  section: SectionOf<"rundown">;
  context: SectionContext;
}): ReactNode {
  const { language, content, now } = context;
  const ceremony = mainCeremony(content);
  const day = ceremony?.startAt == null ? (now ?? new Date(0)) : new Date(ceremony.startAt);
  const label = zoneLabel(ceremony?.zone ?? defaultZone, day);
  return (
    <Frame id={section.id} heading={section.heading} context={context} hasCrown>
      <ol className="run">
        {section.items.map((item, index) => (
          <li key={item.id}>
            <b className="time" {...editMark(context, section.id, `items.${String(index)}.time`, "form")}>
              {item.time.replace(":", ".")} {label}
            </b>
            <span {...editMark(context, section.id, `items.${String(index)}.title`)}>
              {localize(item.title, language)}
            </span>
          </li>
        ))}
      </ol>
    </Frame>
  );
}
