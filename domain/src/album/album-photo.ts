import * as z from "zod";
import { mediaNameSchema, pictureColorSchema } from "../content/sections/media.ts";
import { documentIdSchema } from "../id.ts";
import { albumLimits } from "../limits/album-limits.ts";
import { textSchema } from "../text/text.ts";

/** 128 random bits in hex. A phone makes one for itself, which proves what is its own, and one for each picture. */
export const albumKeySchema = z.string().regex(/^[0-9a-f]{32}$/);

/** SHA-256 in hex. */
export const albumHashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * `arriving` while its pieces come; `drawing` until a worker has drawn it anew; `waiting` for the family's look;
 * `shown` to everybody; `hidden` by the family; `refused` because it is no picture that we take; `leaving` while its
 * files are being removed.
 */
export const albumStates = [
  "arriving",
  "drawing",
  "waiting",
  "shown",
  "hidden",
  "refused",
  "leaving",
] as const;
export type AlbumState = (typeof albumStates)[number];

/** Why a picture was not taken; the words are those of other pictures. `changed`: what came is not what was announced. */
export const albumRefusals = ["unsupported", "heic", "broken", "too-large", "changed"] as const;
export type AlbumRefusal = (typeof albumRefusals)[number];

/** By which way it came. */
export const albumWays = ["link", "table", "form"] as const;
export type AlbumWay = (typeof albumWays)[number];

/** `invitations/{id}/album/{photoId}` */
export const albumPhotoSchema = z.strictObject({
  id: documentIdSchema,
  state: z.enum(albumStates),
  reason: z.enum(albumRefusals).nullable(),
  way: z.enum(albumWays),
  /** Whose link; null for a table, a group's link and the plain form. */
  guestId: documentIdSchema.nullable(),
  /** As the album says it: the guest's, or what somebody typed. */
  by: textSchema(albumLimits.name),
  /** Hash of the secret that the sender's phone keeps. */
  owner: z.string().max(64),
  /** Whose count it falls under: a guest, a phone, or the form. */
  counted: z.string().max(80),
  /** Of the file on its way: bytes, and what they must hash to. Null for a plain form, which is there at once. */
  upload: z.strictObject({ bytes: z.int().min(1), hash: albumHashSchema }).nullable(),
  /** Of its files; nobody but the family and the sender hears it before it is shown. A shown one that is hidden gets another. */
  name: mediaNameSchema,
  /** Upright, in pixels; null until it is drawn. */
  picture: z
    .strictObject({
      width: z.int().min(1).max(10_000),
      height: z.int().min(1).max(10_000),
      color: pictureColorSchema,
    })
    .nullable(),
  /** 64 bits that pictures of the same look share; null until it is drawn. */
  look: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .nullable(),
  /** An earlier one of the same look. */
  sameAs: documentIdSchema.nullable(),
  /** Whether the staff took it from the album: the family cannot show it. */
  isBarred: z.boolean().default(false),
  /** What is kept, in all sizes. */
  bytes: z.int().min(0),
  /** When it was announced; the album's order. */
  createdAt: z.date(),
  /** Its place in the line of those that find room, by the database's clock; null for what takes none. */
  countedAt: z.date().nullable(),
  /** When it first lay before the family; null before. */
  arrivedAt: z.date().nullable(),
  /** When somebody must look whether it has to go; null for what stays. */
  checkAt: z.date().nullable(),
});
export type AlbumPhoto = z.output<typeof albumPhotoSchema>;

/** Where a size of it lies, as pages ask for it. */
export function albumPicturePath(name: string, width: (typeof albumLimits.widths)[number]): string {
  return `/media/${name}-${String(width)}.webp`;
}

/** Pieces of an upload. */
export function partsOfUpload(bytes: number): number {
  return Math.ceil(bytes / albumLimits.partBytes);
}

/** A picture as everybody sees it: no ids of guests. */
export const publicPhotoSchema = z.strictObject({
  id: documentIdSchema,
  by: z.string(),
  small: z.string(),
  large: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
  color: z.string(),
});
export type PublicPhoto = z.infer<typeof publicPhotoSchema>;

/** Oldest first, as the day went; `next` is the cursor of the following page, null at the end. */
export const albumPageSchema = z.strictObject({
  photos: z.array(publicPhotoSchema),
  next: z.string().nullable(),
});
export type AlbumPage = z.infer<typeof albumPageSchema>;

/** Null for what is not to be seen. */
export function publicPhoto({ id, by, name, picture }: AlbumPhoto): PublicPhoto | null {
  if (picture === null) return null;
  const [small, large] = albumLimits.widths;
  return { id, by, small: albumPicturePath(name, small), large: albumPicturePath(name, large), ...picture };
}

/** A picture as its sender sees it. */
export const ownPhotoSchema = z.strictObject({
  id: documentIdSchema,
  state: z.enum(albumStates).exclude(["leaving"]),
  reason: z.enum(albumRefusals).nullable(),
  /** Empty until it is drawn, and when the family hid it. */
  small: z.string(),
  width: z.int().min(0),
  height: z.int().min(0),
});
export type OwnPhoto = z.infer<typeof ownPhotoSchema>;

/** Null for one that is on its way out. */
export function ownPhoto({ id, state, reason, name, picture }: AlbumPhoto): OwnPhoto | null {
  if (state === "leaving") return null;
  const isSeen = picture !== null && state !== "hidden";
  return {
    id,
    state,
    reason,
    small: isSeen ? albumPicturePath(name, albumLimits.widths[0]) : "",
    width: picture?.width ?? 0,
    height: picture?.height ?? 0,
  };
}

/** What the family says about pictures. */
export const albumWords = ["show", "hide", "remove"] as const;
export type AlbumWord = (typeof albumWords)[number];

/** Whether a word about a picture changes anything: nobody shows what is not drawn, or what the staff took away. */
export function mayBe({ state, isBarred }: Pick<AlbumPhoto, "state" | "isBarred">, word: AlbumWord): boolean {
  if (word === "remove") return state !== "leaving";
  if (word === "show") return !isBarred && (state === "waiting" || state === "hidden");
  return state === "waiting" || state === "shown";
}
