import * as z from "zod";

/** Names only: tokens, ornament and layout live in the guests' page. */
export const themeIds = [
  "janur",
  "balang",
  "buaian",
  "forum",
  "gandum",
  "gonjong",
  "kota",
  "laut",
  "layang",
  "merak",
  "pesta",
  "raudhah",
  "resmi",
  "sunyi",
  "taman",
  "teduh",
  "teratai",
  "toga",
  "xi",
] as const;
export const themeIdSchema = z.enum(themeIds);
export type ThemeId = z.infer<typeof themeIdSchema>;
