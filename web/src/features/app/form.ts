import { webhookInputSchema } from "@janur/domain/app";
import type * as z from "zod";

export const webhookFormSchema = webhookInputSchema;
export type WebhookForm = z.output<typeof webhookFormSchema>;

export const emptyWebhookForm: WebhookForm = {
  url: "",
  events: ["answer.recorded", "wish.posted", "guest.added", "invitation.published"],
};
