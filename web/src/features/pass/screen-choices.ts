import type { Content } from "@janur/domain/content/content";
import type { Invitation } from "@janur/domain/invitation/invitation";

/** What there is to choose from. */
export interface ScreenChoices {
  invitation: Invitation;
  /** Who asks for help, as the message calls them. */
  inviter: string;
  /** Those that have a door. */
  ceremonies: readonly { id: string; name: string }[];
  /** As it is being written; null until it is there. */
  content: Content | null;
  /** Empty for who is not on the list any more. */
  nameOf: (guestId: string) => string;
  /** Ids of who fits what somebody types, best first. */
  findGuests: (typed: string) => string[];
}
