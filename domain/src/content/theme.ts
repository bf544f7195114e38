import * as z from "zod";

/** Names only: tokens, ornament and layout live in the guests' page. In the order in which they are offered. */
export const themeIds = [
  "janur",
  "taman",
  "ronce",
  "jepun",
  "gonjong",
  "mega",
  "merak",
  "kota",
  "khatam",
  "prada",
  "teratai",
  "xi",
  "kapel",
  "rebung",
  "kayon",
  "laut",
  "horas",
  "sabbe",
  "truntum",
  "raudhah",
  "sido",
  "balang",
  "gandum",
  "buaian",
  "layang",
  "pesta",
  "sunyi",
  "toga",
  "resmi",
  "forum",
  "teduh",
] as const;
export const themeIdSchema = z.enum(themeIds);
export type ThemeId = z.infer<typeof themeIdSchema>;
