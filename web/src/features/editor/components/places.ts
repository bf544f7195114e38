/** Places of the editor that are no section: each stands in the address as a section does. */

/** The list of all sections, a phone's. */
export const listPlace = "sections";

/** The themes. */
export const themePlace = "theme";

/** Every place of the page that shows a photo, a phone's. */
export const photosPlace = "photos";
