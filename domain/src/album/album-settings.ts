import * as z from "zod";

const fields = z.strictObject({
  /** Whether the album takes pictures. */
  isOpen: z.boolean(),
  /** Whether the memory page shows what the family has let through. */
  isShown: z.boolean(),
  /** Whether the QR on the tables does as well. */
  isTableOpen: z.boolean(),
  /** Whether the family looks before everybody does. */
  isPremoderated: z.boolean(),
});

/** What a host changes: what is absent stays as it is. Earlier pages of the application send all of it. */
export const albumChangeSchema = fields.partial();
export type AlbumChange = z.output<typeof albumChangeSchema>;

/** What a host decides. */
export const albumSettingsInputSchema = fields;

/** How an album begins: closed, and with the family's look before everything. */
export const usualAlbum = {
  isOpen: false,
  isShown: false,
  isTableOpen: false,
  isPremoderated: true,
  tableRevision: 1,
};

/**
 * Of the head and, word for word, of the publication. The QR of the tables is signed over `tableRevision`: raised, all
 * that were printed before are worthless.
 */
export const albumSettingsSchema = z
  .strictObject({ ...fields.shape, tableRevision: z.int().min(1).max(1_000_000) })
  .default(() => usualAlbum);
export type AlbumSettings = z.output<typeof albumSettingsSchema>;
export type AlbumSettingsInput = z.output<typeof fields>;

/** Whether a page takes pictures at all. */
export function takesPhotos({
  status,
  album,
}: {
  status: string;
  album: Pick<AlbumSettings, "isOpen">;
}): boolean {
  return status === "published" && album.isOpen;
}
