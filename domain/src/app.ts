import * as z from "zod";
import { documentIdSchema, uidSchema } from "./id.ts";

const common = {
  id: documentIdSchema,
  /** Who connected it. */
  owner: uidSchema,
  /** The invitation that it serves; null for those of the account itself. */
  invitationId: documentIdSchema.nullable(),
  createdAt: z.date(),
  updatedAt: z.date(),
};

/** Own events as an address that calendars read again and again. An account has one. */
export const calendarFeedSchema = z.strictObject({
  ...common,
  kind: z.literal("calendarFeed"),
  invitationId: z.null(),
  /** When a calendar last asked, to the hour. */
  usedAt: z.date().nullable(),
});
export type CalendarFeed = z.output<typeof calendarFeedSchema>;

/** `apps/{id}`: one connection to something outside. No secret ever stands in it. */
export const appSchema = z.discriminatedUnion("kind", [calendarFeedSchema]);
export type App = z.output<typeof appSchema>;

/** Secret of a feed's address: 16 random bytes. */
const feedSecretSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** What stands in the address of a calendar feed: which one, and its secret. */
export interface CalendarFeedToken {
  appId: string;
  secret: string;
}

/** Where calendars read a feed, on our own origin. */
export function calendarFeedPath({ appId, secret }: CalendarFeedToken): string {
  return `/api/apps/calendar/${appId}.${secret}.ics`;
}

/** The parts of such a path, or null. */
export function readCalendarFeedPath(path: string): CalendarFeedToken | null {
  const [, appId, secret] = /^\/api\/apps\/calendar\/([^./]+)\.([^./]+)\.ics$/.exec(path) ?? [];
  const token = z.object({ appId: documentIdSchema, secret: feedSecretSchema }).safeParse({ appId, secret });
  return token.success ? token.data : null;
}
