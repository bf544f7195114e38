import { ceremoniesOf } from "@janur/domain/content/content";
import type { DoorCeremony } from "@janur/domain/contracts/door-callables";
import { shownContent } from "@janur/domain/invitation/publication";
import { shortDigest } from "../../platform/secrets/short-digest.ts";
import { readPrivatePart } from "../../store/read-private-part.ts";
import { readPublication } from "../../store/read-publication.ts";

/** The same for ceremonies that are the same in all that a door is told of them. */
export function ceremoniesVersion(ceremonies: readonly DoorCeremony[]): string {
  return shortDigest(JSON.stringify(ceremonies), 8);
}

/**
 * The ceremonies that have a door: those that were published.
 * @param seesGated whether those that only some guests know of are among them
 */
export async function doorCeremonies(
  invitation: { id: string; slug: string },
  seesGated: boolean,
): Promise<DoorCeremony[]> {
  const publication = await readPublication(invitation.slug);
  if (publication?.invitationId !== invitation.id) return [];
  const content = (await readPrivatePart(publication))?.content ?? publication.content;
  return ceremoniesOf(shownContent(content))
    .filter(({ audience }) => seesGated || audience === "everyone")
    .map(({ id, name, startAt, zone, audience }) => ({
      ...{ id, name, startAt, zone },
      isOpen: audience === "everyone",
    }));
}
