import type { Language } from "@janur/domain/text/language";

interface ErrorWords {
  heading: string;
  text: string;
}

/**
 * Given by the specification, to the letter and in English in both languages. Where Indonesian is chosen, a line in Indonesian
 * stands beneath.
 */
export const specifiedErrors = {
  404: {
    heading: "Oops! Page Not Found!",
    text: "It seems like the page you're looking for does not exist or might have been removed.",
    id: "Halaman yang Anda cari tidak kami temukan. Mungkin alamatnya terpotong atau sudah dipindahkan.",
  },
  500: {
    heading: "Oops! Something went wrong :')",
    text: "We apologize for the inconvenience. Please try again later.",
    id: "Ada gangguan di pihak kami. Yang sudah tersimpan tetap aman; silakan coba lagi nanti.",
  },
} as const;

/** The specification is silent about these: they speak the reader's language, their buttons, too. */
export const ownErrors = {
  401: {
    id: {
      heading: "Silakan masuk dahulu",
      text: "Halaman ini untuk yang sudah masuk. Setelah masuk, buka lagi tautannya.",
    },
    en: {
      heading: "Please sign in first",
      text: "This page is for people who are signed in. Sign in, then open the link again.",
    },
  },
  403: {
    id: {
      heading: "Anda tidak memiliki akses ke halaman ini",
      text: "Akun yang sedang dipakai tidak mencakup halaman ini. Mintalah akses kepada pemiliknya.",
    },
    en: {
      heading: "You don't have access to this page",
      text: "The account in use does not cover this page. Please ask its owner for access.",
    },
  },
  503: {
    id: {
      heading: "Janur sedang dalam perawatan",
      text: "Data Anda aman. Silakan coba lagi beberapa menit lagi.",
    },
    en: {
      heading: "Janur is down for maintenance",
      text: "Your data is safe. Please try again in a few minutes.",
    },
  },
} as const satisfies Record<number, Record<Language, ErrorWords>>;

export type SpecifiedStatus = keyof typeof specifiedErrors;
export type ErrorStatus = SpecifiedStatus | keyof typeof ownErrors;

/** The two buttons of a page with the specification's words, and of the others. */
export const specifiedButtons = { back: "Go Back", home: "Back to Home" } as const;
export const ownButtons = {
  id: { back: "Kembali", home: "Ke beranda" },
  en: specifiedButtons,
} as const;

export function isSpecified(status: ErrorStatus): status is SpecifiedStatus {
  return status in specifiedErrors;
}
