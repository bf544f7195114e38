/** Themes of which there are pictures of the cover in the usual names; `npm run pictures -- covers` takes them. */
export const picturedThemes = ["ronce", "khatam", "gonjong", "taman", "jepun", "xi", "janur"] as const;
export type PicturedTheme = (typeof picturedThemes)[number];
