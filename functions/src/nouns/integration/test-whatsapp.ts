import type { WhatsApp } from "@janur/domain/integration/integration";
import type { MessageProblem } from "@janur/domain/integration/whatsapp-message";
import { recordHealth } from "../../store/integration/record-health.ts";
import { readPhoneNumber } from "../../notify/whatsapp/cloud-api.ts";
import { requireAccessOf } from "../../notify/whatsapp/whatsapp-access.ts";

/** Asks Meta whether it still knows the number. @returns null where it does */
export async function testWhatsApp(whatsApp: WhatsApp, now: Date): Promise<MessageProblem | null> {
  const { integration, access } = await requireAccessOf(whatsApp);
  const answer = await readPhoneNumber(access);
  await recordHealth(integration, answer.ok ? "good" : "failing", now);
  return answer.ok ? null : answer.problem;
}
