import { draftSchema } from "@janur/domain/content/draft";
import { AppError } from "@janur/domain/errors";
import { paths } from "@janur/domain/paths";
import type { InvitationSettings } from "@janur/domain/invitation/settings";
import { documentOf } from "../../platform/google/firestore.ts";
import { copyGuests } from "../guest/copy-guests.ts";
import { copyMedia } from "../media/copy-media.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { copySeatingPlans } from "../seating/copy-seating-plans.ts";
import { startOrGoOn } from "./start-or-go-on.ts";

/**
 * A new draft with this one's content and settings, with its guests or without and with the tables of its halls;
 * answers, links and wishes never come along. One that failed half way goes on when it is asked for again.
 * @throws AppError as `startOrGoOn`
 */
export async function duplicateInvitation(
  input: { invitationId: string; slug: string; withGuests: boolean },
  caller: TeamCaller,
  now: Date,
): Promise<{ invitationId: string; slug: string }> {
  const { settings } = caller.invitation;
  const draft = (await documentOf(paths.draft(input.invitationId), draftSchema).get()).data();
  if (draft === undefined) throw new AppError("invitation/not-found");
  const invitationId = await startOrGoOn(draft.content, input.slug, caller, now, {
    from: input.invitationId,
    settings: settingsOfCopy(settings),
  });
  await copyMedia(input.invitationId, invitationId, draft.content, now);
  await copySeatingPlans(input.invitationId, invitationId, now);
  if (input.withGuests) await copyGuests(input.invitationId, invitationId, caller.uid, now);
  return { invitationId, slug: input.slug };
}

/** A password is not copied: until the copy has one of its own it opens by personal links alone. */
function settingsOfCopy(settings: InvitationSettings): InvitationSettings {
  return settings.access === "password" ? { ...settings, access: "guests" } : settings;
}
