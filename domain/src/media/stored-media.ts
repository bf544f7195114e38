import * as z from "zod";
import { uidSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { mediaNameSchema, musicFormats, pictureColorSchema } from "../content/sections/media.ts";
import { textSchema } from "../text/text.ts";

/** 132 random bits in base64url: the uploading browser makes it. */
export const uploadIdSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/**
 * `waiting` until the function has looked at it; `leaving` while its files are
 * being removed.
 */
const mediaStates = ["waiting", "ready", "refused", "leaving"] as const;

/**
 * Why an upload was not taken. `unsupported`: no JPEG, PNG or WebP, whatever it
 * says it is; `heic`: a picture of an iPhone that only Apple's own devices
 * read; `broken`: cut off or damaged; `too-large`: more pixels than we unfold;
 * `full`: the invitation holds as many files as it may; `too-many`: the account
 * has uploaded a lot today. Of a QRIS: `no-code`: no code in the picture can be
 * read; `no-qris`: its code is another one, or damaged; `single-use`: it is made
 * for one payment. Of music: `no-music`: no MP3 and no AAC in M4A; `too-long`:
 * longer than `limits.media.music.seconds`.
 */
const mediaRefusals = [
  "unsupported",
  "heic",
  "broken",
  "too-large",
  "full",
  "too-many",
  "no-code",
  "no-qris",
  "single-use",
  "no-music",
  "too-long",
] as const;
export type MediaRefusal = (typeof mediaRefusals)[number];

/** What is known of a picture that was taken. */
const pictureFactsSchema = z.strictObject({
  /** Of what is kept, upright, in pixels. */
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
  color: pictureColorSchema,
});
export type PictureFacts = z.infer<typeof pictureFactsSchema>;

/** What the code of a QRIS says of who is paid. */
const qrisFactsSchema = z.strictObject({
  merchant: textSchema(limits.content.merchant),
  city: textSchema(limits.content.merchant),
});

/** What is known of a piece of music that was taken. */
const musicFactsSchema = z.strictObject({
  format: z.enum(musicFormats),
  kbps: z.int().min(10).max(9_999),
  seconds: z.number().min(0),
});

/** What an upload is for; the path says it. Nothing stands there for a picture. */
export const uploadKinds = ["picture", "qris", "music"] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** `invitations/{id}/media/{uploadId}`: a file that somebody of the team uploaded, and what became of it. */
export const storedMediaSchema = z.strictObject({
  id: uploadIdSchema,
  state: z.enum(mediaStates),
  /** Set when refused. */
  reason: z.enum(mediaRefusals).nullable(),
  /** What contents call it by. */
  name: mediaNameSchema,
  uploadedBy: uidSchema,
  /** Set when ready, unless it is music. */
  picture: pictureFactsSchema.nullable(),
  /** Set when it is ready and a QRIS: as its code says it. */
  qris: qrisFactsSchema.nullable().default(null),
  /** Set when it is ready and music. */
  music: musicFactsSchema.nullable().default(null),
  /** Of all that is stored, in bytes; 0 until ready. */
  bytes: z.int().min(0),
  /** Its place in the line for room, by the server's clock; null once refused. */
  countedAt: z.date().nullable(),
  /** When somebody looks whether it is still needed; null while a draft or a version names it, until one of them goes. */
  checkAt: z.date().nullable(),
  /** Since when it has been known that nothing names it. */
  unusedSince: z.date().nullable(),
});
export type StoredMedia = z.infer<typeof storedMediaSchema>;
