import type { appCallables } from "@janur/domain/app-callables";
import { limits } from "@janur/domain/limits";
import type * as z from "zod";
import { countAttempt } from "../service/count-attempt.ts";
import type { AccountCaller } from "../service/operation.ts";
import { connectCalendarFeed } from "./calendar-feed/connect-calendar-feed.ts";

/**
 * Connects something outside.
 * @throws AppError `limit/too-many-requests`
 */
export async function connectApp(
  _input: z.output<typeof appCallables.connectApp.input>,
  { uid }: AccountCaller,
  now: Date,
): Promise<{ appId: string; path: string | null }> {
  await countAttempt(["app", uid], limits.app.rate, now);
  return connectCalendarFeed(uid, now);
}
