import { starterContent, type StarterInput } from "@janur/domain/starter-content";
import type { AccountCaller } from "../service/operation.ts";
import { startInvitation } from "./start-invitation.ts";

/** A first draft from the wizard's answers. Refusals: see `startInvitation`. */
export async function createInvitation(
  input: { starter: StarterInput; slug: string },
  caller: AccountCaller,
  now: Date,
): Promise<{ invitationId: string; slug: string }> {
  const invitationId = await startInvitation(starterContent(input.starter), input.slug, caller, now);
  return { invitationId, slug: input.slug };
}
