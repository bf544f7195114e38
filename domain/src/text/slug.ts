import * as z from "zod";
import { limits } from "../limits.ts";

/** Paths of the product itself and names that would mislead a guest. */
const reservedSlugs: ReadonlySet<string> = new Set([
  "admin",
  "api",
  "assets",
  "bantu",
  "cek",
  "clerk",
  "demo",
  "edit",
  "event",
  "help",
  "janur",
  "join",
  "layar",
  "login",
  "media",
  "new",
  "otp",
  "privacy",
  "resmi",
  "sign-in",
  "sign-up",
  "support",
  "terms",
  "themes",
  "try",
  "ucapan",
  "wishes",
]);

/** `a–z`, `0–9` and single hyphens between them, 3–60 characters. Whether it is reserved is asked apart. */
export const slugSchema = z
  .string()
  .min(limits.slug.min)
  .max(limits.slug.max)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.has(slug);
}

/** Turns names into a slug: "Rani & Dimas" → "rani-dimas". Empty when no letter is left. */
export function slugify(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, limits.slug.max)
    .replace(/^-+|-+$/g, "");
}

/**
 * Slugs to offer instead of a taken one, most natural first; the caller asks which are free.
 * @param year of the event, e.g. 2026
 */
export function slugAlternatives(slug: string, year: number): string[] {
  const room = limits.slug.max - 6;
  const stem = slug.slice(0, room).replace(/-+$/, "");
  const endings = [
    String(year),
    "undangan",
    "kami",
    ...Array.from({ length: 20 }, (_, index) => String(index + 2)),
  ];
  return endings
    .map((ending) => `${stem.slice(0, limits.slug.max - ending.length - 1).replace(/-+$/, "")}-${ending}`)
    .filter((candidate) => candidate !== slug);
}
