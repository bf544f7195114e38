import * as z from "zod";

/** E.164, e.g. `+6281234567890`. */
export const phoneSchema = z.string().regex(/^\+[1-9]\d{6,14}$/);

/**
 * Whether a number of Indonesia is a landline, which has no WhatsApp: behind +62 those of mobile phones begin with 8
 * (national numbering plan). Numbers of other countries need tables that are not carried along.
 */
export function isIndonesianLandline(phone: string): boolean {
  return /^\+62[^8]/.test(phone);
}

/** `https://wa.me/6281234567890`, with a text if given. */
export function whatsAppLink(phone: string, text = ""): string {
  const address = `https://wa.me/${phone.slice(1)}`;
  return text === "" ? address : `${address}?text=${encodeURIComponent(text)}`;
}
