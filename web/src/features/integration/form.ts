import {
  smtpInputSchema,
  smtpPasswordSchema,
  webhookInputSchema,
  whatsAppInputSchema,
  whatsAppSecretsSchema,
} from "@janur/domain/integration/integration";
import * as z from "zod";

export const webhookFormSchema = webhookInputSchema;
export type WebhookForm = z.output<typeof webhookFormSchema>;

export const emptyWebhookForm: WebhookForm = {
  url: "",
  events: ["answer.recorded", "wish.posted", "guest.added", "invitation.published"],
};

/** What the form of a mail server holds: a port is typed. */
export const smtpFormSchema = z.object({
  ...smtpInputSchema.shape,
  port: z
    .string()
    .trim()
    .refine((text) => /^\d{1,5}$/.test(text) && smtpInputSchema.shape.port.safeParse(Number(text)).success),
  password: smtpPasswordSchema,
});
export type SmtpForm = z.output<typeof smtpFormSchema>;

export const emptySmtpForm: SmtpForm = {
  fromName: "",
  fromAddress: "",
  host: "",
  port: "465",
  user: "",
  password: "",
};

export function fromSmtpForm({ password, port, ...server }: SmtpForm) {
  return { server: { ...server, port: Number(port) }, password };
}

export const whatsAppFormSchema = z.object({
  ...whatsAppInputSchema.shape,
  ...whatsAppSecretsSchema.omit({ verifyToken: true }).shape,
});
export type WhatsAppForm = z.output<typeof whatsAppFormSchema>;

export const emptyWhatsAppForm: WhatsAppForm = {
  phoneNumberId: "",
  businessAccountId: "",
  token: "",
  appSecret: "",
};
