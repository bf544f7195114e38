import * as z from "zod";

/** Names only: tokens, ornament and layout live in the guests' page. */
export const themeIds = [
  "janur",
  "balang",
  "buaian",
  "forum",
  "gandum",
  "gonjong",
  "kayon",
  "khatam",
  "kota",
  "laut",
  "layang",
  "mega",
  "merak",
  "pesta",
  "raudhah",
  "resmi",
  "ronce",
  "sunyi",
  "taman",
  "teduh",
  "teratai",
  "toga",
  "xi",
] as const;
export const themeIdSchema = z.enum(themeIds);
export type ThemeId = z.infer<typeof themeIdSchema>;
