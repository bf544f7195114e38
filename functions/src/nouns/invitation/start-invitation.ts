import { randomBytes } from "node:crypto";
import { contactsUntilOf } from "@janur/domain/invitation/contact-retention";
import { draftSchema } from "@janur/domain/content/draft";
import type { Content } from "@janur/domain/content/content";
import { AppError } from "@janur/domain/errors";
import { documentIdFromBytes } from "@janur/domain/id";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import { unmoderated } from "@janur/domain/moderation/moderation";
import { paths } from "@janur/domain/paths";
import { usualAlbum } from "@janur/domain/album/album-settings";
import { usualSettings, type InvitationSettings } from "@janur/domain/invitation/settings";
import { isReservedSlug } from "@janur/domain/text/slug";
import { FieldValue } from "firebase-admin/firestore";
import { defaultProfile, profileDocument } from "../../store/account/profile-document.ts";
import { db, documentOf } from "../../platform/google/firestore.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { untilFirst } from "../../platform/google/until-first.ts";
import { invitationDocument } from "../../store/access.ts";
import { freeSlugsLike } from "./free-slugs.ts";
import { headFromContent } from "./head-from-content.ts";

/**
 * Makes head, first draft and slug, and enters the id in the owner's profile,
 * in one commit: of two who want one slug, one wins and the other gets suggestions.
 * @returns the new invitation's id
 * @throws AppError `slug/reserved`, `slug/taken` with suggestions, `invitation/limit-reached`
 */
export async function startInvitation(
  content: Content,
  slug: string,
  caller: AccountCaller,
  now: Date,
  settings: InvitationSettings = usualSettings,
): Promise<string> {
  if (isReservedSlug(slug)) throw new AppError("slug/reserved");
  const invitationId = documentIdFromBytes(randomBytes(20));
  const fromContent = headFromContent(content);
  const isMine = await untilFirst(async () => {
    const slugReference = db().doc(paths.slug(slug));
    const profileReference = profileDocument(caller.uid);
    const [slugSnapshot, profileSnapshot] = await Promise.all([slugReference.get(), profileReference.get()]);
    // It is this very call's when the answer to its commit was lost and the commit sent again.
    if (slugSnapshot.exists) return slugSnapshot.get("invitationId") === invitationId;
    const profile = profileSnapshot.data() ?? defaultProfile(caller, now);
    if (profile.invitations.length >= limits.invitation.perAccount)
      throw new AppError("invitation/limit-reached");
    const head: Invitation = {
      id: invitationId,
      owner: caller.uid,
      members: [caller.uid],
      team: { [caller.uid]: { role: "owner", name: profile.displayName, photo: profile.photoURL } },
      status: "draft",
      slug,
      ...fromContent,
      draftRevision: 1,
      publishedRevision: null,
      createdAt: now,
      updatedAt: now,
      publishedAt: null,
      versionedAt: null,
      oldSlugs: [],
      statusBefore: null,
      trashedAt: null,
      scheduled: null,
      sequence: 0,
      toldChange: null,
      notice: null,
      settings,
      album: usualAlbum,
      hasWebhooks: false,
      contactsUntil: contactsUntilOf(content),
      contactsGoneAt: null,
      mediaCheckAt: null,
      cannedReplies: null,
      sides: [],
      moderation: unmoderated,
    };
    const batch = db().batch();
    batch.create(slugReference, { invitationId });
    batch.create(invitationDocument(invitationId), head);
    batch.create(documentOf(paths.draft(invitationId), draftSchema), {
      revision: 1,
      content,
      updatedAt: now,
      updatedBy: caller.uid,
    });
    const entered = { invitations: FieldValue.arrayUnion(invitationId) };
    const lastUpdateTime = profileSnapshot.updateTime;
    if (lastUpdateTime === undefined)
      batch.create(profileReference, { ...profile, invitations: [invitationId] });
    else batch.update(profileReference, entered, { lastUpdateTime });
    await batch.commit();
    return true;
  });
  if (!isMine) {
    const year = (fromContent.startAt ?? now).getUTCFullYear();
    throw new AppError("slug/taken", { suggestions: await freeSlugsLike(slug, year) });
  }
  return invitationId;
}
