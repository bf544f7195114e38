import { mainCeremony } from "@janur/domain/content/content";
import type { SectionOf } from "@janur/domain/content/section";
import { instantOf, wallClock } from "@janur/domain/time/zone";
import type { ReactNode } from "react";
import { daysUntil } from "../data/days-until.ts";
import type { SectionContext } from "./context.ts";
import { Display } from "./display.tsx";
import { ceremonyMark } from "./edit-mark.ts";
import { Frame } from "./frame.tsx";
import { Place } from "./place.tsx";

/** Whole days until the main ceremony's day, by its own calendar; the script counts on from the server's clock. */
export function Countdown({
  section,
  context,
}: {
  section: SectionOf<"countdown">;
  context: SectionContext;
}): ReactNode {
  const { t, content, now, mode } = context;
  const ceremony = mainCeremony(content);
  // The day may be one that only some guests know.
  if (ceremony?.startAt == null) return <Place id={section.id} />;
  const { zone, startAt } = ceremony;
  const { date } = wallClock(new Date(startAt), zone);
  const midnight = instantOf(date, "00:00", zone).getTime();
  // The preview has no server; its own clock counts well enough.
  const clock = (now ?? new Date(mode === "preview" ? Date.now() : startAt)).getTime();
  const text = t.daysLeft(daysUntil(midnight, clock));
  return (
    <Frame id={section.id} heading={section.heading} context={context} hasCrown>
      <Display
        as="p"
        className="days"
        theme={context.theme}
        text={text}
        edit={ceremonyMark(context, ceremony, "startAt", "form")}
      >
        <span id="days" data-day={midnight} data-now={clock}>
          {text}
        </span>
      </Display>
    </Frame>
  );
}
