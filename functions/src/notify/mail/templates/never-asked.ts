import type { Language } from "@janur/domain/text/language";

/** Stands at the end of every mail, because people are cheated with forged ones. */
export const neverAsked: Record<Language, string> = {
  id: "Janur tidak pernah meminta kata sandi atau kode lewat e-mail.",
  en: "Janur never asks for a password or a code by e-mail.",
};
