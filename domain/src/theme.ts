import * as z from "zod";

/** Names only: tokens, ornament and layout live in the guests' page. */
export const themeIds = ["janur", "gonjong", "kota", "layang", "resmi", "sunyi", "taman"] as const;
export const themeIdSchema = z.enum(themeIds);
export type ThemeId = z.infer<typeof themeIdSchema>;
