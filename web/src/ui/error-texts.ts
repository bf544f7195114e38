/**
 * Texts of 404 and 500 are given by the specification, to the letter and in
 * English in both languages; the others follow their voice. Where Indonesian is
 * chosen, a line in Indonesian stands beneath.
 */
export const errorTexts = {
  401: {
    heading: "Oops! Please sign in first.",
    text: "This page is only for people who are signed in.",
    id: "Halaman ini untuk yang sudah masuk. Silakan masuk, lalu buka lagi tautannya.",
  },
  403: {
    heading: "Oops! This door is closed to you.",
    text: "Your account does not have access to this page. Please ask its owner.",
    id: "Akun Anda tidak memiliki akses ke halaman ini. Mintalah akses kepada pemiliknya.",
  },
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
  503: {
    heading: "Oops! We will be right back.",
    text: "Janur is being looked after for a moment. Please try again in a few minutes.",
    id: "Janur sedang dirawat sebentar. Data Anda aman; silakan coba lagi beberapa saat lagi.",
  },
} as const;

export type ErrorStatus = keyof typeof errorTexts;

/** The two buttons of every error page, in the words of the specification. */
export const errorButtons = { back: "Go Back", home: "Back to Home" } as const;
