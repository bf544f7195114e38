/** Themes of which there are pictures of the cover in the usual names; `npm run pictures -- covers` takes them. */
export const picturedThemes = ["ronce", "khatam", "gonjong", "taman", "jepun", "xi", "janur"] as const;
export type PicturedTheme = (typeof picturedThemes)[number];

/** 10.00 WIB on the day that stands on those pictures, a Saturday: whatever is shown beside them has the same. */
export const picturedDay = "2028-08-12T03:00:00.000Z";
