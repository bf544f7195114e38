import { firstContent } from "@janur/domain/content/traditions/first-content";
import type { StarterInput } from "@janur/domain/content/traditions/starter-content";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { startOrGoOn } from "./start-or-go-on.ts";

/**
 * A first draft from the wizard's answers. Sent again because the answer was
 * lost on its way, it gives back the invitation that it made before.
 * @throws AppError as `startOrGoOn`
 */
export async function createInvitation(
  input: { starter: StarterInput; slug: string },
  caller: AccountCaller,
  now: Date,
): Promise<{ invitationId: string; slug: string }> {
  const { slug } = input;
  return { invitationId: await startOrGoOn(firstContent(input.starter), slug, caller, now), slug };
}
