import * as z from "zod";

/** E.164, e.g. `+6281234567890`. */
export const phoneSchema = z.string().regex(/^\+[1-9]\d{6,14}$/);

/** `https://wa.me/6281234567890`, with a text if given. */
export function whatsAppLink(phone: string, text = ""): string {
  const address = `https://wa.me/${phone.slice(1)}`;
  return text === "" ? address : `${address}?text=${encodeURIComponent(text)}`;
}
