import * as z from "zod";
import {
  albumHashSchema,
  albumKeySchema,
  albumPageSchema,
  albumStates,
  albumWords,
  ownPhotoSchema,
} from "../album/album-photo.ts";
import { albumChangeSchema, albumSettingsInputSchema } from "../album/album-settings.ts";
import { albumZipStates } from "../album/album-zip-job.ts";
import type { HostContracts } from "./contract.ts";
import { documentIdSchema } from "../id.ts";
import { albumLimits } from "../limits/album-limits.ts";
import { abuseReportInputSchema } from "../moderation/abuse-report.ts";
import { slugSchema } from "../text/slug.ts";
import { textSchema } from "../text/text.ts";

const guestTokenSchema = z.string().max(80);
const page = {
  invitationId: documentIdSchema,
  slug: slugSchema,
  token: guestTokenSchema.nullable(),
  /** What `unlockPage` gave for the password; empty on open pages and with a personal link. */
  proof: z.string().max(80).default(""),
};
/** What only the sender's phone knows. */
const own = { invitationId: documentIdSchema, photoId: documentIdSchema, secret: albumKeySchema };
const part = z.int().min(0).max(63);

/** Operations of guests about the album; part of `guestCallables`. */
export const guestAlbumCallables = {
  /**
   * Announces a picture, by a personal link or the tables' QR; the same key announces the same one, and says which
   * pieces are there already. `album/closed`, `album/full` with whose room it is, `link/invalid`, `limit/too-many-requests`.
   */
  beginAlbumPhoto: {
    input: z.strictObject({
      ...page,
      /** Of the tables' QR; null with a personal link. */
      table: z.string().max(80).nullable(),
      /** Of somebody without a personal link. */
      name: textSchema(albumLimits.name),
      secret: albumKeySchema,
      key: albumKeySchema,
      bytes: z.int().min(1).max(albumLimits.uploadBytes),
      hash: albumHashSchema,
    }),
    output: z.strictObject({
      photoId: documentIdSchema,
      state: z.enum(albumStates),
      /** Pieces that are there already. */
      received: z.array(part),
    }),
  },
  /** One piece of an announced picture; sent again it replaces itself. `album/not-found`, `input/invalid` for one of another size. */
  sendAlbumPart: {
    input: z.strictObject({
      ...own,
      part,
      bytes: z.base64().max(Math.ceil(albumLimits.partBytes / 3) * 4),
    }),
    output: z.strictObject({}),
  },
  /** All pieces are there: the picture goes to be drawn. Says which are missing otherwise. `album/not-found`. */
  finishAlbumPhoto: {
    input: z.strictObject(own),
    output: z.strictObject({ state: z.enum(albumStates), missing: z.array(part) }),
  },
  /** Pictures of this link and of this phone, the newest first. `link/invalid`. */
  ownAlbumPhotos: {
    input: z.strictObject({ ...page, secret: albumKeySchema }),
    output: z.strictObject({
      photos: z.array(ownPhotoSchema),
      /** Whom the album names; empty where a name has to be typed. */
      name: z.string(),
      /** How many more this guest or phone may add. */
      left: z.int().min(0),
    }),
  },
  /** Takes an own picture out of the album for good, whoever has seen it. `album/not-found`. */
  removeOwnPhoto: {
    input: z.strictObject({ ...own, token: guestTokenSchema.nullable() }),
    output: z.strictObject({}),
  },
  /** A page of the album where the page is closed to the public; open ones read `album.json`. Empty while the family shows none. `link/invalid`, `page/locked`, `limit/too-many-requests`. */
  readAlbum: {
    input: z.strictObject({ ...page, after: z.string().max(80).nullable() }),
    output: albumPageSchema,
  },
  /** Tells us about a picture that should not be there. `album/not-found`, `limit/too-many-requests`. */
  reportAlbumPhoto: {
    input: z.strictObject({
      invitationId: documentIdSchema,
      slug: slugSchema,
      photoId: documentIdSchema,
      report: abuseReportInputSchema,
    }),
    output: z.strictObject({}),
  },
} as const;

const invitationRef = z.strictObject({ invitationId: documentIdSchema });

/** Operations of hosts about the album; part of `hostCallables`. Owner and editors read pictures by the rules. */
export const albumCallables = {
  /** Opens and closes the album and its ways, or makes a new QR for the tables, which ends all that were printed. Guests see it within 70 s. */
  changeAlbum: {
    capability: "keepAlbum",
    input: z.strictObject({
      ...invitationRef.shape,
      settings: albumChangeSchema,
      isTableRenewed: z.boolean(),
    }),
    output: z.strictObject({ settings: albumSettingsInputSchema }),
  },
  /** How many pictures there are of each kind, what they weigh, and where the tables' QR leads. */
  albumFigures: {
    capability: "keepAlbum",
    input: invitationRef,
    output: z.strictObject({
      waiting: z.int().min(0),
      shown: z.int().min(0),
      hidden: z.int().min(0),
      bytes: z.int().min(0),
      tablePath: z.string(),
    }),
  },
  /** Shows, hides or removes pictures; those that are gone or already so are passed over. The album follows within 70 s. */
  moderateAlbum: {
    capability: "keepAlbum",
    input: z.strictObject({
      ...invitationRef.shape,
      photoIds: z.array(documentIdSchema).min(1).max(albumLimits.batch),
      word: z.enum(albumWords),
    }),
    output: z.strictObject({ changed: z.int().min(0) }),
  },
  /** Has archives of all pictures made. One is on its way at a time. `limit/too-many-requests`. */
  askAlbumZip: { capability: "keepAlbum", input: invitationRef, output: z.strictObject({}) },
  /** How far the archives are; `none` where nobody asked or they are forgotten. */
  albumZip: {
    capability: "keepAlbum",
    input: invitationRef,
    output: z.strictObject({
      state: z.enum(["none", ...albumZipStates]),
      /** Until when they can be fetched. */
      until: z.iso.datetime().nullable(),
      /** All of them read as one archive; null until they are ready, and for those of an earlier release. */
      whole: z.strictObject({ pictures: z.int().min(0), bytes: z.int().min(0) }).nullable(),
      parts: z.array(z.strictObject({ pictures: z.int().min(0), bytes: z.int().min(0) })),
    }),
  },
  /** A piece of a finished archive, or of all of them as one where no part is named. `export/not-ready`, `input/invalid` beyond its end, `limit/too-many-requests`. */
  readAlbumZip: {
    capability: "keepAlbum",
    input: z.strictObject({
      ...invitationRef.shape,
      part: z.int().min(0).max(99).nullable(),
      offset: z.int().min(0),
    }),
    output: z.strictObject({ bytes: z.base64(), total: z.int().min(0) }),
  },
} as const satisfies HostContracts;

export type AlbumCallables = typeof albumCallables;
export type GuestAlbumCallables = typeof guestAlbumCallables;
