import type { Content } from "@janur/domain/content/content";
import { isWithinSide } from "@janur/domain/content/side/edit-side";
import { AppError } from "@janur/domain/errors";
import { memberOf, type Invitation, type PublishedVersion } from "@janur/domain/invitation/invitation";

type Team = Pick<Invitation, "team">;

/** Whether a member words and publishes one family's version alone. */
function sideOfMember(invitation: Team, uid: string) {
  return memberOf(invitation, uid)?.side ?? null;
}

/** @throws AppError `team/not-allowed` for who works for one family, and this is another's or everybody's */
export function requireVersion(invitation: Team, uid: string, version: PublishedVersion): void {
  const side = sideOfMember(invitation, uid);
  if (side !== null && side !== version) throw new AppError("team/not-allowed");
}

/**
 * @param before reads the draft that is replaced; asked for those alone who work for one family
 * @throws AppError `team/not-allowed` where they change more than their family's own
 */
export async function requireWithinSide(
  invitation: Team,
  uid: string,
  before: () => Promise<Content | undefined>,
  after: Content,
): Promise<void> {
  const side = sideOfMember(invitation, uid);
  if (side === null) return;
  const content = await before();
  if (content === undefined || !isWithinSide(content, after, side)) throw new AppError("team/not-allowed");
}
