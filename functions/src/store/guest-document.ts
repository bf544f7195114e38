import { guestContactSchema, guestSchema } from "@janur/domain/guest/guest";
import { paths } from "@janur/domain/paths";
import { documentOf } from "../platform/google/firestore.ts";

export function guestDocument(invitationId: string, guestId: string) {
  return documentOf(paths.guest(invitationId, guestId), guestSchema);
}

export function contactDocument(invitationId: string, guestId: string) {
  return documentOf(paths.contact(invitationId, guestId), guestContactSchema);
}
