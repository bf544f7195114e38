import * as z from "zod";
import { themeIds } from "./theme-ids.ts";

export type ThemeId = (typeof themeIds)[number];

/** Themes that invitations of earlier releases wear. Their names are never given to another theme. */
export const retiredThemeIds = ["truntum", "prada", "gandum"] as const;
type RetiredThemeId = (typeof retiredThemeIds)[number];

/** What each of their invitations wears now. */
export const retiredThemes: Readonly<Record<RetiredThemeId, ThemeId>> = {
  truntum: "sido",
  prada: "jepun",
  gandum: "kapel",
};

/** As any release has stored it. */
export const storedThemeIdSchema = z.enum([...themeIds, ...retiredThemeIds]);
export type StoredThemeId = z.infer<typeof storedThemeIdSchema>;

/** A retired theme is read as its successor, wherever it was stored, sent or bookmarked. */
export const themeIdSchema = storedThemeIdSchema.transform(successorOf);

export function isRetired(id: string): id is RetiredThemeId {
  return Object.hasOwn(retiredThemes, id);
}

export function successorOf(id: StoredThemeId): ThemeId {
  return isRetired(id) ? retiredThemes[id] : id;
}
