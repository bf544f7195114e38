import * as z from "zod";
import { limits } from "../../limits.ts";
import { partIdSchema } from "../../id.ts";
import { textSchema } from "../../text/text.ts";
import { sectionBase, shortTextSchema } from "./base.ts";

const c = limits.content;

/** 128 bits in hexadecimal: the name of a stored file, which nobody can guess. */
export const mediaNameSchema = z.string().regex(/^[0-9a-f]{32}$/);

/** Pixels that a stored picture comes in: half a phone's screen at two pixels a point, all of it, a laptop's. */
export const pictureWidths = [360, 720, 1440] as const;

/** Where a page asks for a picture; the server answers in the best format that the browser takes. */
export function pictureAddress(media: string, width: number): string {
  return `/media/${media}-${String(width)}`;
}

/** A colour for the time until a picture is there: `#rrggbb`. */
export const pictureColorSchema = z.string().regex(/^#[0-9a-f]{6}$/);

/**
 * Which part of a picture a frame shows, whatever the frame's shape: a point
 * that stays in sight, from 0 (left, top) to 1 (right, bottom), and how far the
 * picture is drawn near to it. The file itself is never cut.
 */
export const cropSchema = z.strictObject({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  zoom: z.number().min(1).max(c.pictureZoom),
});
export type Crop = z.infer<typeof cropSchema>;

/** Faces are above the middle of most pictures. */
export const usualCrop: Crop = { x: 0.5, y: 0.4, zoom: 1 };

const pictureBase = {
  media: mediaNameSchema,
  /** Of the largest size, in CSS pixels, so that nothing jumps while it loads. */
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
  /** For those who cannot see it. */
  alt: shortTextSchema,
  crop: cropSchema.default(usualCrop),
};

/** A picture in a frame of the theme's: on the cover, beside a person, in a story. */
export const photoSchema = z.strictObject({ ...pictureBase, color: pictureColorSchema });
export type Photo = z.infer<typeof photoSchema>;

/** Shapes of a picture in a gallery; `whole` is its own. */
export const pictureShapes = ["whole", "upright", "square", "wide"] as const;
export type PictureShape = (typeof pictureShapes)[number];

export const pictureSchema = z.strictObject({
  ...pictureBase,
  id: partIdSchema,
  caption: shortTextSchema,
  shape: z.enum(pictureShapes).default("whole"),
});
export type Picture = z.infer<typeof pictureSchema>;

/** Pixels, at most, that a picture of a QRIS comes in; it is no photograph, and has one size only. */
export const qrisWidth = 1_440;

/** Where a page asks for a QRIS: without loss in every browser. */
export function qrisAddress(media: string): string {
  return `${pictureAddress(media, qrisWidth)}.webp`;
}

export const gallerySectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("gallery"),
  heading: shortTextSchema,
  pictures: z.array(pictureSchema).max(c.pictures),
});

export const musicFormats = ["mp3", "m4a"] as const;

/** Plays only after a tap, and only what the host says that they may use. */
export const musicSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("music"),
  media: mediaNameSchema.nullable(),
  format: z.enum(musicFormats).default("mp3"),
  /** As its file is called. */
  kbps: z.int().min(10).max(9_999).default(128),
  /** The host has said that the piece may be played here. */
  isDeclared: z.boolean().default(false),
  title: textSchema(c.shortText),
});

/** Where a page asks for its music; null where there is none to be played. */
export function musicAddress({
  media,
  format,
  kbps,
  isDeclared,
}: Pick<z.output<typeof musicSectionSchema>, "media" | "format" | "kbps" | "isDeclared">): string | null {
  return media === null || !isDeclared ? null : `/media/${media}-${String(kbps)}.${format}`;
}
