import { ceremoniesOf, type Content } from "./content.ts";
import type { Guest } from "./guest.ts";
import type { Ceremony } from "./sections/ceremonies.ts";

/**
 * Ceremonies of visible sections that this guest is invited to, in the host's
 * order: those that her own list names, and without a list all that are open
 * to everyone. Null for somebody without a personal link.
 */
export function ceremoniesFor(content: Content, guest: Pick<Guest, "ceremonies"> | null): Ceremony[] {
  const named = guest?.ceremonies ?? null;
  return ceremoniesOf(content).filter(({ id, audience }) =>
    named === null ? audience === "everyone" : named.includes(id),
  );
}
