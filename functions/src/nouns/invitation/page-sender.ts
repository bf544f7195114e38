import { DEFAULT_DISPLAY_NAME, type UserProfile } from "@janur/domain/account/account";
import type { Content } from "@janur/domain/content/content";
import { senderNameOf } from "@janur/domain/content/sender-name";
import type { Publication } from "@janur/domain/invitation/publication";
import type { TeamMember } from "@janur/domain/team/team";
import type { QueryDocumentSnapshot, Transaction } from "firebase-admin/firestore";

/** Who a version is from when it is published: as it says itself, or by the name of its owner's account. */
export function publishedSender(content: Content, ownersName: string): Publication["sender"] {
  const name = senderNameOf(content, "");
  return name === "" ? { name: ownersName } : { name, isWritten: true };
}

/**
 * Pages that name their sender by the owner say who that is now: by the name of the account, or else by that in the
 * team.
 */
export function nameNewOwner(
  transaction: Transaction,
  pages: readonly QueryDocumentSnapshot<Publication>[],
  profile: Pick<UserProfile, "displayName"> | undefined,
  member: Pick<TeamMember, "name"> | undefined,
): void {
  const { displayName = DEFAULT_DISPLAY_NAME } = profile ?? {};
  const name = displayName === DEFAULT_DISPLAY_NAME ? (member?.name ?? displayName) : displayName;
  for (const page of pages)
    if (page.data().sender.isWritten !== true) transaction.update(page.ref, { sender: { name } });
}
