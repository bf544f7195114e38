import { createHash } from "node:crypto";
import { AppError, type AppErrorCode } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import * as z from "zod";
import { SenderCounts } from "../platform/limits/sender-counts.ts";
import { verifyGuestToken } from "../platform/secrets/guest-token.ts";

/** In the memory of this instance: to count them in the database would make forging cost what it must not. */
const wrongLinks = new SenderCounts(limits.guest.wrongLinks);
const wrongLinkCodes: ReadonlySet<AppErrorCode> = new Set(["link/invalid", "pass/invalid"]);

/** Digests of links that opened something at this instance: what no secret signs is not told from a guess unread. */
const provenLinks = new Set<string>();
const mostProven = 10_000;

const linkedSchema = z.object({ token: z.string(), invitationId: z.string().optional() });

/**
 * Runs a call of a guest or a helper, and counts the wrong link that it brings. A sender of too many is refused
 * unread; behind one address of a mobile network or a hall sit many, so whoever brings a genuine link, one that opened
 * something here before, or none at all goes on.
 * @throws AppError `limit/too-many-requests`, and what the call throws
 */
export async function countingWrongLinks<Output>(
  input: unknown,
  { sender }: { sender: string },
  now: Date,
  run: () => Promise<Output>,
): Promise<Output> {
  const { token, invitationId } = linkedSchema.safeParse(input).data ?? {};
  if (token === undefined) return run();
  const isGenuine = invitationId !== undefined && verifyGuestToken(invitationId, token) !== null;
  const digest = createHash("sha256").update(token).digest("base64");
  if (wrongLinks.isFull(sender, now) && !isGenuine && !provenLinks.has(digest))
    throw new AppError("limit/too-many-requests");
  try {
    const output = await run();
    if (!isGenuine) remember(digest);
    return output;
  } catch (error) {
    if (error instanceof AppError && wrongLinkCodes.has(error.code)) {
      wrongLinks.add(sender, now);
      provenLinks.delete(digest);
    }
    throw error;
  }
}

function remember(digest: string): void {
  provenLinks.delete(digest);
  provenLinks.add(digest);
  const [oldest] = provenLinks;
  if (provenLinks.size > mostProven && oldest !== undefined) provenLinks.delete(oldest);
}
