import * as z from "zod";

/** Names only: tokens, ornament and layout live in the guests' page. */
export const themeIds = [
  "janur",
  "balang",
  "buaian",
  "forum",
  "gandum",
  "gonjong",
  "horas",
  "jepun",
  "kapel",
  "kayon",
  "khatam",
  "kota",
  "laut",
  "layang",
  "mega",
  "merak",
  "pesta",
  "prada",
  "raudhah",
  "rebung",
  "resmi",
  "ronce",
  "sabbe",
  "sido",
  "sunyi",
  "taman",
  "teduh",
  "teratai",
  "toga",
  "truntum",
  "xi",
] as const;
export const themeIdSchema = z.enum(themeIds);
export type ThemeId = z.infer<typeof themeIdSchema>;
