import { createHash } from "node:crypto";
import { AppError } from "@janur/domain/errors";
import { countAction, type Guest } from "@janur/domain/guest/guest";
import type { GuestLink } from "@janur/domain/guest/guest-token";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import type { Publication } from "@janur/domain/invitation/publication";
import { takesWishes, wishSchema, type Wish, type WishInput } from "@janur/domain/wish/wish";
import { hasWebAddress } from "@janur/domain/text/web-address";
import { hasCoarseWord } from "@janur/domain/text/word-filter";
import type { WriteBatch } from "firebase-admin/firestore";
import { db, documentOf } from "../../platform/google/firestore.ts";
import { guestDocument } from "../../store/guest-document.ts";
import { verifyGuestToken } from "../../platform/secrets/guest-token.ts";
import { requestNotifications } from "../../notify/notification/request-notifications.ts";
import { countForSender } from "../../platform/limits/sender-limit.ts";
import { untilFirst } from "../../platform/google/until-first.ts";

/** One attempt to leave a wish, by a personal link or without one. */
export interface WishAttempt {
  token: string | null;
  key: string;
  wish: WishInput;
  /** Keyed hash of the sender's address. */
  sender: string;
}

/**
 * Puts a wish on the wall, or before the family where it has to look first:
 * then it is held, and hidden. The same key has one effect. Its presence badge
 * is the answer that the sender's own link has given, never what the call says.
 * @throws AppError `wish/closed`, `link/invalid`, `limit/too-many-requests`
 */
export async function saveWish(publication: Publication, attempt: WishAttempt, now: Date): Promise<Wish> {
  if (!takesWishes(publication)) throw new AppError("wish/closed");
  const { invitationId } = publication;
  const genuine = attempt.token === null ? null : verifyGuestToken(invitationId, attempt.token);
  if (attempt.token !== null && genuine === null) throw new AppError("link/invalid");
  const hash = createHash("sha256")
    .update(`wish\n${invitationId}\n${genuine?.guestId ?? ""}\n${attempt.key}`)
    .digest();
  const wishId = documentIdFromBytes(hash);
  const posted = await untilFirst(async () => {
    const reference = documentOf(paths.wish(invitationId, wishId), wishSchema);
    const existing = (await reference.get()).data();
    if (existing !== undefined) return existing;
    const { guest, count } =
      genuine === null
        ? { guest: undefined, count: await countForSender(invitationId, attempt.sender, now) }
        : await countForLink(invitationId, genuine, attempt.sender, now);
    const isHeld = needsLook(publication, attempt.wish);
    const wish: Wish = {
      id: wishId,
      ...attempt.wish,
      attendance: guest?.answer?.attendance ?? null,
      guestId: guest?.id ?? null,
      isHidden: isHeld,
      isHeld,
      isPinned: false,
      reply: "",
      createdAt: now,
    };
    const batch = db().batch();
    batch.create(reference, wish);
    count(batch);
    await batch.commit();
    return wish;
  });
  await requestNotifications(invitationId, posted.createdAt, "wishes");
  return posted;
}

/** Whether the family reads a wish before everybody does: always one that leads somewhere else. */
function needsLook({ settings }: Publication, { name, text }: WishInput): boolean {
  const words = `${name}\n${text}`;
  return settings.isPremoderated || hasWebAddress(words) || (settings.isWordFilterOn && hasCoarseWord(words));
}

/**
 * The guest of a genuine link and the write that counts one more wish of theirs.
 * A group's link is nobody themselves: whoever writes by it counts as somebody
 * without a link, so that one cannot use up what the others may send.
 */
async function countForLink(
  invitationId: string,
  link: GuestLink,
  sender: string,
  now: Date,
): Promise<{ guest: Guest | undefined; count: (batch: WriteBatch) => void }> {
  const snapshot = await guestDocument(invitationId, link.guestId).get();
  const guest = snapshot.data();
  const lastUpdateTime = snapshot.updateTime;
  if (guest?.linkRevision !== link.revision || lastUpdateTime === undefined)
    throw new AppError("link/invalid");
  if (guest.kind === "group")
    return { guest: undefined, count: await countForSender(invitationId, sender, now) };
  const rate = countAction(guest.rates.wish, now, limits.wish.rate);
  if (rate === null) throw new AppError("limit/too-many-requests");
  return {
    guest,
    count: (batch) => {
      batch.update(snapshot.ref, { "rates.wish": rate, updatedAt: now }, { lastUpdateTime });
    },
  };
}
