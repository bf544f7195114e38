import { createHash, randomBytes } from "node:crypto";
import { calendarFeedPath, type CalendarFeed } from "@janur/domain/integration/integration";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { db } from "../../../platform/google/firestore.ts";
import { countAttempt } from "../../../platform/limits/count-attempt.ts";
import type { AccountCaller } from "../../../platform/http/operation.ts";
import { integrationDocument } from "../../../store/integration/integration-documents.ts";
import { feedSecretDocument, hashOfFeedSecret } from "./feed-secret.ts";

/** An account has one feed, so its id follows from the account. */
function feedIdOf(uid: string): string {
  return documentIdFromBytes(createHash("sha256").update(`calendar-feed\n${uid}`).digest());
}

/**
 * Makes an address for the account's events, and any earlier one worthless.
 * The address is answered this once; what is kept of it is a hash.
 * @throws AppError `limit/too-many-requests`
 */
export async function connectCalendarFeed(
  _input: Record<string, never>,
  { uid }: AccountCaller,
  now: Date,
): Promise<{ appId: string; path: string }> {
  await countAttempt(["app", uid], limits.integration.rate, now);
  const appId = feedIdOf(uid);
  const secret = randomBytes(16).toString("base64url");
  const feed: CalendarFeed = {
    id: appId,
    kind: "calendarFeed",
    owner: uid,
    invitationId: null,
    usedAt: null,
    createdAt: now,
    updatedAt: now,
  };
  const batch = db().batch();
  batch.set(integrationDocument(appId), feed);
  batch.set(feedSecretDocument(appId), { hash: hashOfFeedSecret(secret) });
  await batch.commit();
  return { appId, path: calendarFeedPath({ appId, secret }) };
}
