import type { Language } from "@janur/domain/text/language";

export type DoorTheme = "ronce" | "khatam" | "gonjong" | "taman" | "jepun" | "xi";

const files = import.meta.glob<string>("./covers/*.avif", { eager: true, query: "?url", import: "default" });

/** Address of a theme's cover in the usual names, 492 × 874; `npm run pictures -- door` takes it. */
export function doorPicture(theme: DoorTheme, language: Language): string | undefined {
  return files[`./covers/${theme}-${language}.avif`];
}
