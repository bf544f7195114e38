import { whatsAppLink } from "@janur/domain/contact/contact";
import { readStored, writeStored } from "../../lib/storage/preferences.ts";

/** Where messages are opened on this device. */
export const whatsAppIntegrations = ["whatsapp", "business", "web"] as const;
type WhatsAppIntegration = (typeof whatsAppIntegrations)[number];

const key = "janur.whatsApp";

export function chosenIntegration(): WhatsAppIntegration {
  const stored = readStored("localStorage", key);
  return whatsAppIntegrations.find((app) => app === stored) ?? "whatsapp";
}

export function chooseIntegration(app: WhatsAppIntegration): void {
  writeStored("localStorage", key, app);
}

/**
 * Opens a chat with the text written. Without a number WhatsApp asks whom it is for.
 * Only Android lets a page name which of two WhatsApps; elsewhere the device decides.
 */
export function messageLink(
  app: WhatsAppIntegration,
  { phone, text }: { phone: string | null; text: string },
  userAgent: string,
): string {
  const number = phone === null ? "" : phone.slice(1);
  const said = encodeURIComponent(text);
  if (app === "web") return `https://web.whatsapp.com/send?${number && `phone=${number}&`}text=${said}`;
  if (app === "business" && /android/i.test(userAgent))
    return `intent://send/?${number && `phone=${number}&`}text=${said}#Intent;scheme=whatsapp;package=com.whatsapp.w4b;end`;
  return phone === null ? `https://wa.me/?text=${said}` : whatsAppLink(phone, text);
}
