import { languages, type Language } from "../../domain/src/text/language.ts";
import type { ColourwayId } from "../../domain/src/content/theme-adjustment.ts";
import type { ThemeId } from "../../domain/src/content/theme.ts";
import { themeIds } from "../../domain/src/content/theme-ids.ts";

/**
 * Whose page it is. `letters`: names with letters that few faces have, of four scripts; `wide`: short names of the widest letters;
 * `single`: names of one long word; `hanging`: letters that reach below the line; `own`: people and words of the day that
 * the theme was drawn for, as the gallery shows it.
 */
export const sampleNames = ["short", "long", "letters", "wide", "single", "hanging", "own"] as const;

/** One page of one theme, as guests may meet it. */
export interface Sample {
  theme: ThemeId;
  language: Language;
  names: (typeof sampleNames)[number];
  hasPhotos: boolean;
  isEasy: boolean;
  /** None for the theme's own colours. */
  colourway?: ColourwayId;
}

/** What of a page is photographed: the first screen, what stands between it and the answer, and the answer. */
export const sheetParts = ["cover", "middle", "rsvp"] as const;
export const sheetWidths = [360, 1280] as const;
export const schemes = ["light", "dark"] as const;

export interface SheetPage extends Sample {
  width: (typeof sheetWidths)[number];
  scheme: (typeof schemes)[number];
}

/** `taman-360-dark-id-long-photos`: what a picture of this page is called, before its part. */
export function sheetPageName(page: SheetPage): string {
  const { theme, width, scheme, language, names, hasPhotos, isEasy } = page;
  return [
    theme,
    String(width),
    scheme,
    language,
    names,
    hasPhotos ? "photos" : "plain",
    ...(isEasy ? ["easy"] : []),
  ].join("-");
}

/** Every page of the contact sheet; "Mode mudah" has one size, one colour and one kind of names. */
export function sheetPages(): SheetPage[] {
  return themeIds.flatMap((theme) => [
    ...sheetWidths.flatMap((width) =>
      schemes.flatMap((scheme) =>
        languages.flatMap((language) =>
          (["short", "long"] as const).flatMap((names) =>
            [false, true].map((hasPhotos) => ({
              theme,
              width,
              scheme,
              language,
              names,
              hasPhotos,
              isEasy: false,
            })),
          ),
        ),
      ),
    ),
    ...languages.map((language) => ({
      theme,
      width: 360 as const,
      scheme: "light" as const,
      language,
      names: "long" as const,
      hasPhotos: true,
      isEasy: true,
    })),
  ]);
}
