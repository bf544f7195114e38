import { createHash } from "node:crypto";
import { readCalendarFeedPath, type CalendarFeed } from "@janur/domain/integration/integration";
import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import type { Request } from "firebase-functions/v2/https";
import type { Response } from "express";
import { createEvents } from "ics";
import { isClosedAccount } from "../store/account/closed-account.ts";
import { isKnown } from "./caching/is-known.ts";
import { countAttempt } from "../platform/limits/count-attempt.ts";
import { integrationDocument } from "../store/integration/integration-documents.ts";
import { eventsOfAccount } from "../nouns/integration/calendar-feed/events-of-account.ts";
import { feedSecretDocument, isFeedSecret } from "../nouns/integration/calendar-feed/feed-secret.ts";

/**
 * `GET /api/apps/calendar/<id>.<secret>.ics`. Wrong, revoked and malformed
 * addresses answer alike, and so do those of accounts that were shut. Caches between keep nothing; a calendar that says
 * what it has is told when that is still all. No sender is shut out for wrong
 * ones: behind an address of a calendar service sit all who use it.
 */
export async function serveCalendarFeed(request: Request, response: Response, now: Date): Promise<void> {
  const feed = await feedOf(request.path);
  if (feed === null) {
    response.status(404).end();
    return;
  }
  try {
    await countAttempt(["calendar-feed", feed.id], limits.integration.feed.rate, now);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    response
      .set("Retry-After", String(limits.integration.feed.rate.windowMs / 1000))
      .status(429)
      .end();
    return;
  }
  const file = calendarOf(await eventsOfAccount(feed.owner));
  // The stamp says when a file was made, not what is in it.
  const facts = file.replace(/^DTSTAMP:.*\r\n/gm, "");
  const etag = `"${createHash("sha256").update(facts).digest("base64url").slice(0, 27)}"`;
  if (feed.usedAt === null || now.getTime() - feed.usedAt.getTime() >= limits.integration.feed.usedMs) {
    await integrationDocument(feed.id).update({ usedAt: now });
  }
  response.set({ "Cache-Control": "private, no-cache", ETag: etag });
  if (isKnown(request, etag)) {
    response.status(304).end();
    return;
  }
  response.set({
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": 'inline; filename="calendar.ics"',
  });
  response.end(request.method === "HEAD" ? undefined : file);
}

async function feedOf(path: string): Promise<CalendarFeed | null> {
  const token = readCalendarFeedPath(path);
  if (token === null) return null;
  const kept = (await feedSecretDocument(token.appId).get()).data();
  if (kept === undefined || !isFeedSecret(token.secret, kept)) return null;
  const feed = (await integrationDocument(token.appId).get()).data();
  return feed?.kind === "calendarFeed" && !(await isClosedAccount(feed.owner)) ? feed : null;
}

const product = "-//Janur//Events//ID";

function calendarOf(events: Parameters<typeof createEvents>[0]): string {
  if (events.length === 0)
    return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nCALSCALE:GREGORIAN\r\nPRODID:${product}\r\nX-WR-CALNAME:Janur\r\nEND:VCALENDAR\r\n`;
  const { error, value } = createEvents(events, { productId: product, method: "PUBLISH", calName: "Janur" });
  if (error !== null || value === null) throw error ?? new Error("no calendar was made");
  return value;
}
