import { invitationId, slug } from "./page.ts";
import { post, type Outcome } from "./post.ts";
import { proof } from "./unlock-token.ts";
import { field } from "./read.ts";

/**
 * Calls a guests' operation about this page. Never throws.
 * @param input one that says `token: null` takes the page's proof along
 */
export function call(name: string, input: object): Promise<Outcome> {
  const key = proof && field(input, "token") === null && { proof };
  return post(name, { invitationId, slug, ...key, ...input });
}
