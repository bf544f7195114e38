import { ceremoniesOf, visibleSection, type Content } from "@janur/domain/content/content";
import { isConference } from "@janur/domain/content/event-type";
import type { DoorCeremony, DoorFacts } from "@janur/domain/contracts/door-callables";
import { publishedContent } from "../../store/published-content.ts";
import { shortDigest } from "../../platform/secrets/short-digest.ts";

/** The same for what is the same in all that a door is told of it. */
export function ceremoniesVersion(told: readonly DoorCeremony[] | DoorFacts): string {
  return shortDigest(JSON.stringify(told), 8);
}

/**
 * The ceremonies that have a door: those that were published.
 * @param seesGated whether those that only some guests know of are among them
 */
export async function doorCeremonies(
  invitation: { id: string; slug: string },
  seesGated: boolean,
): Promise<DoorCeremony[]> {
  const content = await publishedContent(invitation);
  return content === null ? [] : ceremoniesIn(content, seesGated);
}

/** What else of the published page belongs to a door: its ceremonies, what the work is called, whom to call about a guest of honour. */
export async function doorFacts(
  invitation: { id: string; slug: string },
  seesGated: boolean,
): Promise<DoorFacts> {
  const content = await publishedContent(invitation);
  if (content === null) return { ceremonies: [], isConference: false, contacts: [] };
  const persons = visibleSection(content, "contact-persons")?.persons ?? [];
  return {
    ceremonies: ceremoniesIn(content, seesGated),
    isConference: isConference(content.eventType),
    contacts: persons.map(({ name, phone }) => ({ name, phone })),
  };
}

function ceremoniesIn(content: Content, seesGated: boolean): DoorCeremony[] {
  return ceremoniesOf(content)
    .filter(({ audience }) => seesGated || audience === "everyone")
    .map(({ id, name, startAt, zone, audience }) => ({
      ...{ id, name, startAt, zone },
      isOpen: audience === "everyone",
    }));
}
