import type { Invitation } from "@janur/domain/invitation/invitation";
import type { CoverFacts } from "@janur/event-page/invitation/drawn-cover.tsx";

/** What the cover of an invitation shows, as far as its head knows: in its first language, as the draft has it. */
export function coverFactsOf(
  invitation: Pick<
    Invitation,
    | "cover"
    | "theme"
    | "adjustment"
    | "eventType"
    | "languages"
    | "startAt"
    | "zone"
    | "city"
    | "team"
    | "owner"
  >,
): CoverFacts {
  const { cover, theme, adjustment, eventType, languages, startAt, zone, city, team, owner } = invitation;
  return {
    ...cover,
    theme,
    adjustment,
    eventType,
    language: languages[0] ?? "id",
    startAt,
    zone,
    city,
    senderName: cover.senderName || (team[owner]?.name ?? ""),
  };
}
