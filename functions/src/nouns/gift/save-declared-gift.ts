import { createHash } from "node:crypto";
import { AppError } from "@janur/domain/errors";
import { takesGifts, type DeclaredGift } from "@janur/domain/gift/declared-gift";
import { newGift } from "@janur/domain/gift/gift";
import { addressedName } from "@janur/domain/guest/guest-name";
import type { Guest } from "@janur/domain/guest/guest";
import { documentIdFromBytes } from "@janur/domain/id";
import type { Publication } from "@janur/domain/invitation/publication";
import { giftLimits } from "@janur/domain/limits/gift-limits";
import { countAttempt } from "../../platform/limits/count-attempt.ts";
import { requestNotifications } from "../../notify/notification/request-notifications.ts";
import { giftDocument } from "../../store/gift-documents.ts";
import { findGuestByLink } from "../guest/find-guest-by-link.ts";
import { requireRoom } from "./save-gift.ts";

/** Somebody says that they have sent something, by a personal link or without one. */
export interface DeclareAttempt {
  token: string | null;
  key: string;
  gift: DeclaredGift;
  /** Keyed hash of the sender's address. */
  sender: string;
}

/** gRPC code of a document that is there already. */
const alreadyThere = 6;

/**
 * Notes what a guest says that they have sent. It counts nowhere before the family has looked, and is read by nobody but
 * them: not by whoever said it either.
 * @param publication as far as the sender's key opens it
 * @throws AppError `gift/none-here`, `gift/full`, `link/invalid`, `limit/too-many-requests`
 */
export async function saveDeclaredGift(
  publication: Publication,
  attempt: DeclareAttempt,
  now: Date,
): Promise<void> {
  const { invitationId } = publication;
  const guest = attempt.token === null ? null : await findGuestByLink(invitationId, attempt.token);
  // First, so that what only looks at a page is told nothing of it here.
  if (attempt.token !== null && guest === null) throw new AppError("link/invalid");
  if (!takesGifts(publication.content)) throw new AppError("gift/none-here");
  const id = documentIdFromBytes(
    createHash("sha256")
      .update(`gift\n${invitationId}\n${guest?.id ?? ""}\n${attempt.key}`)
      .digest(),
  );
  const reference = giftDocument(invitationId, id);
  if ((await reference.get()).exists) return;
  await countDeclared(invitationId, guest, attempt.sender, now);
  await requireRoom(invitationId);
  const { name, amount, note } = attempt.gift;
  // A group's link is nobody themselves.
  const known = guest === null || guest.kind === "group" ? null : guest;
  const input = {
    ...{ kind: "transfer" as const, guest: known?.id ?? null, through: "", envelope: "", amount, note },
    name: known === null ? name : addressedName(known),
  };
  try {
    await reference.create(newGift(input, { id, state: "declared", by: { uid: null, name: "" }, now }));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === alreadyThere) return;
    throw error;
  }
  await requestNotifications(invitationId, now, "gifts");
}

async function countDeclared(
  invitationId: string,
  guest: Guest | null,
  sender: string,
  now: Date,
): Promise<void> {
  const { declared } = giftLimits;
  await countAttempt(["declared-gift", invitationId, sender], declared.sender, now);
  if (guest !== null && guest.kind !== "group")
    await countAttempt(["declared-gift-of", invitationId, guest.id], declared.guest, now);
  else await countAttempt(["declared-gifts", invitationId], declared.strangers, now);
}
