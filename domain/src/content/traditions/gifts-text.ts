import type { LocalizedText } from "../../text/language.ts";

/** What a new gifts section says until its host says something else. */
export const giftsText: LocalizedText = {
  id: "Doa restu Anda sudah cukup bagi kami. Bila berkenan memberi, berikut caranya.",
  en: "Your kind wishes are all we need. If you would like to give, here is how.",
};
