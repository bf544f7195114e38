import type { AccountCaller } from "../../platform/http/operation.ts";
import { forgetApp } from "./forget-app.ts";
import { requireApp } from "./require-app.ts";

/**
 * Forgets a connection with all that belongs to it.
 * @throws AppError `app/not-found`
 */
export async function disconnectApp(
  { appId }: { appId: string },
  { uid }: AccountCaller,
): Promise<Record<string, never>> {
  await forgetApp((await requireApp(appId, uid)).id);
  return {};
}
