import type { Smtp, Webhook, WhatsApp } from "@janur/domain/integration/integration";
import { updateIntegration } from "./update-integration.ts";

/** How exactly is remembered when the other side was last reached. */
const exactMs = 60_000;

/** Remembers whether the other side was reached. */
export async function recordHealth(
  { id, health, checkedAt }: Pick<Webhook | Smtp | WhatsApp, "id" | "health" | "checkedAt">,
  found: "good" | "failing",
  at: Date,
): Promise<void> {
  if (health === found && checkedAt !== null && at.getTime() - checkedAt.getTime() < exactMs) return;
  await updateIntegration(id, { health: found, checkedAt: at });
}
