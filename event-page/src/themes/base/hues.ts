/** Hues that are offered, in degrees of OKLCH. */
export const hues = {
  red: 25,
  orange: 55,
  gold: 88,
  green: 145,
  teal: 190,
  blue: 255,
  purple: 305,
  pink: 355,
} as const;
export type HueId = keyof typeof hues;
export const hueIds: readonly HueId[] = ["red", "orange", "gold", "green", "teal", "blue", "purple", "pink"];
