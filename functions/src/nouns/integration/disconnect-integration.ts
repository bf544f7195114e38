import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { purgeIntegration } from "./purge-integration.ts";
import { requireIntegration } from "./require-integration.ts";

/**
 * Forgets a connection with all that belongs to it.
 * @throws AppError `integration/not-found`
 */
export async function disconnectIntegration(
  { appId }: { appId: string },
  caller: CapabilityCaller,
): Promise<Record<string, never>> {
  await purgeIntegration((await requireIntegration(appId, caller)).id);
  return {};
}
