import type { AlbumPhoto } from "@janur/domain/album/album-photo";
import * as z from "zod";

/** `settings` is where the album is opened and taken along. */
export const albumTabs = ["waiting", "shown", "hidden", "settings"] as const;
export type AlbumTab = (typeof albumTabs)[number];

/** What the address says about the room; anything it cannot say is the desk. */
export const albumViewSchema = z.object({ tab: z.enum(albumTabs).catch("waiting") });

/** "12", "0,4": megabytes with one digit behind the comma as long as they are few; what is less than 0.1 is not nothing. */
export function megabytes(bytes: number, language: string): string {
  const size = bytes === 0 ? 0 : Math.max(0.1, bytes / 1_048_576);
  return size.toLocaleString(language, { maximumFractionDigits: size < 10 ? 1 : 0 });
}

/** Those that nobody has decided about on this screen, in their order. */
export function undecided(
  photos: readonly AlbumPhoto[],
  decided: ReadonlySet<string>,
): readonly AlbumPhoto[] {
  return photos.filter(({ id }) => !decided.has(id));
}

/**
 * Which picture is looked at next.
 * @param at the place that was looked at; the one behind it moves up when it is decided about
 * @param step 0 after a decision, 1 and -1 to walk on and back
 */
export function nextPlace(at: number, step: -1 | 0 | 1, count: number): number {
  return Math.max(0, Math.min(count - 1, at + step));
}
