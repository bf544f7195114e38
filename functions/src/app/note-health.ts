import type { Smtp, Webhook, WhatsApp } from "@janur/domain/app";
import { appDocument } from "./app-documents.ts";

/** How exactly is remembered when the other side was last reached. */
const exactMs = 60_000;
/** gRPC code of a document that is gone. */
const gone = 5;

/** Remembers whether the other side was reached. A connection that is gone meanwhile is nobody's any more. */
export async function noteHealth(
  { id, health, checkedAt }: Pick<Webhook | Smtp | WhatsApp, "id" | "health" | "checkedAt">,
  found: "good" | "failing",
  at: Date,
): Promise<void> {
  if (health === found && checkedAt !== null && at.getTime() - checkedAt.getTime() < exactMs) return;
  try {
    await appDocument(id).update({ health: found, checkedAt: at });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === gone)) throw error;
  }
}
