import { isDeepStrictEqual } from "node:util";
import { contentSchema, type Content } from "@janur/domain/content/content";
import { draftSchema } from "@janur/domain/content/draft";
import { AppError } from "@janur/domain/errors";
import { documentIdSchema } from "@janur/domain/id";
import type { InvitationSettings } from "@janur/domain/invitation/settings";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { db, documentOf } from "../../platform/google/firestore.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { invitationDocument } from "../../store/access.ts";
import { startInvitation } from "./start-invitation.ts";

/**
 * As `startInvitation`. Asked for again, because the answer was lost on its way or what follows it failed, it gives back
 * the invitation that it made before.
 * @throws AppError as `startInvitation`
 */
export async function startOrGoOn(
  content: Content,
  slug: string,
  caller: AccountCaller,
  now: Date,
  copied?: { from: string; settings: InvitationSettings },
): Promise<string> {
  try {
    return await startInvitation(content, slug, caller, now, copied?.settings);
  } catch (error) {
    const isTaken = error instanceof AppError && error.code === "slug/taken";
    const invitationId = isTaken ? await startedBefore(content, slug, caller, now) : null;
    // What is copied has the same content, and may be as new.
    if (invitationId === null || invitationId === copied?.from) throw error;
    return invitationId;
  }
}

/** The id of this very draft, made by the same account a moment ago and not touched since, or null. */
async function startedBefore(
  content: Content,
  slug: string,
  caller: AccountCaller,
  now: Date,
): Promise<string | null> {
  const holder = documentIdSchema.safeParse((await db().doc(paths.slug(slug)).get()).get("invitationId"));
  if (!holder.success) return null;
  const invitationId = holder.data;
  const head = (await invitationDocument(invitationId).get()).data();
  if (head?.owner !== caller.uid || head.status !== "draft" || head.draftRevision !== 1) return null;
  if (now.getTime() - head.createdAt.getTime() > limits.invitation.repeatMs) return null;
  const draft = (await documentOf(paths.draft(invitationId), draftSchema).get()).data();
  return isDeepStrictEqual(draft?.content, contentSchema.parse(content)) ? invitationId : null;
}
