/** Khatam, the star of two squares, one turned by 45°, filled; 104 × 104. */
export const khatamStar = "M52 2L102 52L52 102L2 52zM17 17H87V87H17z";
