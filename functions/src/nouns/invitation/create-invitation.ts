import { isDeepStrictEqual } from "node:util";
import { contentSchema, type Content } from "@janur/domain/content/content";
import { draftSchema } from "@janur/domain/content/draft";
import { AppError } from "@janur/domain/errors";
import { documentIdSchema } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { firstContent } from "@janur/domain/content/traditions/first-content";
import type { StarterInput } from "@janur/domain/content/traditions/starter-content";
import { db, documentOf } from "../../platform/google/firestore.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { invitationDocument } from "../../store/access.ts";
import { startInvitation } from "./start-invitation.ts";

/**
 * A first draft from the wizard's answers. Sent again because the answer was
 * lost on its way, it gives back the invitation that it made before.
 * @throws AppError as `startInvitation`
 */
export async function createInvitation(
  input: { starter: StarterInput; slug: string },
  caller: AccountCaller,
  now: Date,
): Promise<{ invitationId: string; slug: string }> {
  const { slug } = input;
  const content = firstContent(input.starter);
  try {
    return { invitationId: await startInvitation(content, slug, caller, now), slug };
  } catch (error) {
    const isTaken = error instanceof AppError && error.code === "slug/taken";
    const invitationId = isTaken ? await startedBefore(content, slug, caller, now) : null;
    if (invitationId === null) throw error;
    return { invitationId, slug };
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
