import { themeIdSchema, type ThemeId } from "@janur/domain/content/theme";
import { themeIds } from "@janur/domain/content/theme-ids";
import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "./preferences.ts";

const key = "janur.favouriteThemes";
const listeners = new Set<() => void>();
/** Ids with spaces between; kept here too, for browsers that keep nothing. */
let kept = readStored("localStorage", key) ?? "";

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function parse(text: string): ThemeId[] {
  const words = text.split(" ").map((word) => themeIdSchema.safeParse(word).data);
  return themeIds.filter((id) => words.includes(id));
}

/** Adds a theme to the favourites of this browser, or takes it out. */
export function toggleFavourite(theme: ThemeId): void {
  const old = parse(kept);
  const next = old.includes(theme) ? old.filter((id) => id !== theme) : [...old, theme];
  kept = next.join(" ");
  writeStored("localStorage", key, next.length === 0 ? null : kept);
  for (const listener of listeners) listener();
}

export function useFavouriteThemes(): readonly ThemeId[] {
  return parse(useSyncExternalStore(subscribe, () => kept));
}
