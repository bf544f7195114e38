/** The place of the themes among the sections, in the address too. */
export const themePlace = "theme";
