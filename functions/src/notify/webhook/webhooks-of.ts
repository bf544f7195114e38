import { webhookSchema, type Webhook } from "@janur/domain/integration/integration";
import { paths } from "@janur/domain/paths";
import type { Query } from "firebase-admin/firestore";
import { converter, db } from "../../platform/google/firestore.ts";

/** The webhooks of an invitation; no more than `limits.integration.webhook.perInvitation`. */
export function webhooksOf(invitationId: string): Query<Webhook> {
  return db()
    .collection(paths.apps())
    .withConverter(converter(webhookSchema))
    .where("invitationId", "==", invitationId)
    .where("kind", "==", "webhook");
}
