import { mainCeremony } from "@janur/domain/content";
import { localize } from "@janur/domain/language";
import type { SectionOf } from "@janur/domain/section";
import { defaultZone, zoneLabel } from "@janur/domain/zone";
import type { ReactNode } from "react";
import type { SectionContext } from "./context.ts";
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
        {section.items.map((item) => (
          <li key={item.id}>
            <b className="time">
              {item.time.replace(":", ".")} {label}
            </b>
            <span>{localize(item.title, language)}</span>
          </li>
        ))}
      </ol>
    </Frame>
  );
}
