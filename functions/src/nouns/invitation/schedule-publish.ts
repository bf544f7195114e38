import { DEFAULT_DISPLAY_NAME } from "@janur/domain/account/account";
import { contentGaps } from "@janur/domain/content/completeness";
import { draftSchema } from "@janur/domain/content/draft";
import { AppError } from "@janur/domain/errors";
import type { PublishedVersion } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { profileDocument } from "../../store/account/profile-document.ts";
import { documentOf } from "../../platform/google/firestore.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { invitationDocument, withInvitation } from "../../store/access.ts";
import { requireVersion } from "../../store/own-side.ts";
import { requireRevision } from "../../store/require-revision.ts";
import { revisionState } from "../../store/revision-state.ts";
import { sidesOf } from "./publication-source.ts";
import { requireTransition } from "./transition.ts";
import { versionDocument } from "../../store/version-document.ts";

/**
 * Freezes this revision and publishes it at `at`, whatever is edited meanwhile.
 * All that publishing would refuse is refused now, not in the middle of the night.
 * @throws AppError as `publishInvitation`, and `input/invalid` for a time that is past or too far ahead
 */
export async function schedulePublish(
  input: { invitationId: string; revision: number; at: string; version: PublishedVersion },
  caller: CapabilityCaller,
  now: Date,
) {
  const { invitationId, revision } = input;
  const at = new Date(input.at);
  const delay = at.getTime() - now.getTime();
  if (delay <= 0 || delay > limits.invitation.scheduleMs)
    throw new AppError("input/invalid", { fields: ["at"] });
  return withInvitation(invitationId, caller, async (invitation, transaction) => {
    requireVersion(invitation, caller.uid, input.version);
    const version = versionDocument(invitationId, revision);
    const [stored, profile, kept] = await Promise.all([
      transaction.get(documentOf(paths.draft(invitationId), draftSchema)),
      transaction.get(profileDocument(invitation.owner)),
      transaction.get(version),
    ]);
    const draft = requireRevision(stored.data(), revision);
    const gaps = contentGaps(draft.content);
    if (gaps.length > 0) throw new AppError("publish/incomplete", { gaps });
    if ((profile.data()?.displayName ?? DEFAULT_DISPLAY_NAME) === DEFAULT_DISPLAY_NAME) {
      throw new AppError("publish/sender-unnamed");
    }
    requireTransition(invitation, "schedule");
    if (sidesOf(invitation, input.version).length === 0)
      throw new AppError("invitation/wrong-status", { status: invitation.status });
    const scheduled = { at, revision, by: caller.uid, version: input.version };
    const changed = { scheduled, updatedAt: now };
    transaction.update(invitationDocument(invitationId), changed);
    const earlier = kept.data();
    transaction.set(version, {
      revision,
      content: draft.content,
      createdAt: now,
      createdBy: caller.uid,
      kind: earlier?.kind === "published" ? "published" : "scheduled",
      name: earlier?.name ?? null,
    });
    return revisionState({ ...invitation, ...changed });
  });
}

/** Forgets a scheduled publication; saying it twice is the same. */
export async function unschedulePublish(
  input: { invitationId: string },
  caller: CapabilityCaller,
  now: Date,
) {
  return withInvitation(input.invitationId, caller, (invitation, transaction) => {
    requireVersion(invitation, caller.uid, invitation.scheduled?.version ?? "all");
    requireTransition(invitation, "unschedule");
    const changed = { scheduled: null, updatedAt: now };
    transaction.update(invitationDocument(invitation.id), changed);
    return revisionState({ ...invitation, ...changed });
  });
}
