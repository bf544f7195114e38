import type { GuestView } from "@janur/domain/contracts/guest-callables";
import { addressedName } from "@janur/domain/guest/guest-name";
import { albumPhotos } from "../../store/album-documents.ts";
import { contactDocument } from "../../store/guest-document.ts";
import { ownAnswer } from "../rsvp/own-answer.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { guestOfCall, type OwnDataCall } from "./guest-of-call.ts";
import { maskedEmail, maskedPhone } from "../../platform/log/masked-contact.ts";
import { countOwnMessages } from "./count-own-messages.ts";
import { ownWishes } from "../../store/own-wishes.ts";

/**
 * What is kept about the guest of this link, phone and e-mail masked.
 * @throws AppError `link/invalid`, `limit/too-many-requests`
 */
export async function myData(
  input: OwnDataCall,
  _caller: GuestCaller,
  now: Date,
): Promise<{
  name: string;
  answer: GuestView["answer"];
  phone: string | null;
  email: string | null;
  wishes: number;
  photos: number;
  messages: number;
}> {
  const { invitationId } = input;
  const guest = await guestOfCall(input, now);
  const [contact, wishes, photos, messages] = await Promise.all([
    contactDocument(invitationId, guest.id).get(),
    ownWishes(invitationId, guest.id).count().get(),
    albumPhotos(invitationId).where("guestId", "==", guest.id).count().get(),
    countOwnMessages(invitationId, guest.id),
  ]);
  const { phone = null, email = null } = contact.data() ?? {};
  return {
    name: addressedName(guest),
    answer: ownAnswer(guest.answer),
    phone: maskedPhone(phone),
    email: maskedEmail(email),
    wishes: wishes.data().count,
    photos: photos.data().count,
    messages,
  };
}
