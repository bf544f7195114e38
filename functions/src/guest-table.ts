import { guestCallables as contracts, type GuestCallables } from "@janur/domain/callables";
import { openLink } from "./guest/open-link.ts";
import { submitRsvp } from "./rsvp/submit-rsvp.ts";
import { guestOperation } from "./service/callable.ts";
import type { Operation } from "./service/operation.ts";
import { submitWish } from "./wish/submit-wish.ts";

/** Operations of guests without an account: `POST /api/guest/<name>`. */
export const guestTable: Record<keyof GuestCallables, Operation> = {
  openLink: guestOperation("openLink", contracts.openLink, openLink),
  submitRsvp: guestOperation("submitRsvp", contracts.submitRsvp, submitRsvp),
  postWish: guestOperation("postWish", contracts.postWish, submitWish),
};
