import type { LocalizedText } from "../text/language.ts";

/** Thanks to who gave something, wherever they were on the day. It names the kind, never how much. */
export const giftThanks: LocalizedText = {
  id: "{salam_waktu}, {sapaan} {nama}. Terima kasih atas {pemberian} dan doanya untuk {acara}. Semoga kebaikan {sapaan} dibalas berlipat.\n\nSalam hangat,\n{pengirim}",
  en: "{greeting}, {honorific} {name}. Thank you for your {gift}, and for your kindness at {event}.\n\nWarm regards,\n{sender}",
};
