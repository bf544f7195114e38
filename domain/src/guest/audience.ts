import { ceremoniesOf, type Content } from "../content/content.ts";
import type { Guest } from "./guest.ts";
import type { Ceremony } from "../content/sections/ceremonies.ts";

/**
 * Ceremonies of visible sections that this guest is invited to, in the host's
 * order: those that their own list names, and without a list all that are open
 * to everyone. Null for somebody without a personal link.
 */
export function ceremoniesFor(content: Content, guest: Pick<Guest, "ceremonies"> | null): Ceremony[] {
  const named = guest?.ceremonies ?? null;
  return ceremoniesOf(content).filter(({ id, audience }) =>
    named === null ? audience === "everyone" : named.includes(id),
  );
}
