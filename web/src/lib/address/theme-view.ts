import type { ThemeId } from "@janur/domain/content/theme";
import { themeIds } from "@janur/domain/content/theme-ids";
import { moodIds, traditionIds } from "@janur/event-page/themes/base/theme";
import { themes } from "@janur/event-page/themes/themes";
import * as z from "zod";

/** Which themes are shown; null leaves nothing out. Every value may come from the address bar. */
export const themeViewSchema = z.object({
  tradition: z.enum(traditionIds).nullable().catch(null).default(null),
  mood: z.enum(moodIds).nullable().catch(null).default(null),
  /** `dark`: with colours for a dark phone; `light`: light on every phone. */
  scheme: z.enum(["dark", "light"]).nullable().catch(null).default(null),
  /** `only`: those that this browser keeps as favourites. */
  favourites: z.literal("only").nullable().catch(null).default(null),
});
export type ThemeView = z.infer<typeof themeViewSchema>;

export const everyTheme: ThemeView = themeViewSchema.parse({});

/** In the order of the list, as the view asks. */
export function themesIn(view: ThemeView, favourites: readonly ThemeId[]): ThemeId[] {
  return themeIds.filter((id) => {
    const { traditions, mood, hasDark } = themes[id];
    return (
      (view.tradition === null || traditions.includes(view.tradition)) &&
      (view.mood === null || view.mood === mood) &&
      (view.scheme === null || (view.scheme === "dark") === hasDark) &&
      (view.favourites === null || favourites.includes(id))
    );
  });
}

/** Traditions that at least one theme is at home in. */
export const offeredTraditions = traditionIds.filter((tradition) =>
  Object.values(themes).some(({ traditions }) => traditions.includes(tradition)),
);
