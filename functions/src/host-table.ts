import { hostCallables as contracts, type HostCallables } from "@janur/domain/callables";
import { deleteGuests } from "./guest/delete-guests.ts";
import { figures } from "./guest/figures.ts";
import { guestLinks } from "./guest/guest-links.ts";
import { saveGuest } from "./guest/save-guest.ts";
import { checkSlug } from "./invitation/check-slug.ts";
import { createInvitation } from "./invitation/create-invitation.ts";
import { publishInvitation } from "./invitation/publish-invitation.ts";
import { saveDraft } from "./invitation/save-draft.ts";
import { unpublishInvitation } from "./invitation/unpublish-invitation.ts";
import { accountOperation } from "./service/callable.ts";
import type { Operation } from "./service/operation.ts";

/** Operations of signed-in hosts: `POST /api/host/<name>`. */
export const hostTable: Record<keyof HostCallables, Operation> = {
  createInvitation: accountOperation("createInvitation", contracts.createInvitation, createInvitation),
  checkSlug: accountOperation("checkSlug", contracts.checkSlug, checkSlug),
  saveDraft: accountOperation("saveDraft", contracts.saveDraft, saveDraft),
  publishInvitation: accountOperation("publishInvitation", contracts.publishInvitation, publishInvitation),
  unpublishInvitation: accountOperation(
    "unpublishInvitation",
    contracts.unpublishInvitation,
    unpublishInvitation,
  ),
  saveGuest: accountOperation("saveGuest", contracts.saveGuest, saveGuest),
  deleteGuests: accountOperation("deleteGuests", contracts.deleteGuests, deleteGuests),
  guestLinks: accountOperation("guestLinks", contracts.guestLinks, guestLinks),
  figures: accountOperation("figures", contracts.figures, figures),
};
