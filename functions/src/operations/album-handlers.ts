import type { AlbumCallables, GuestAlbumCallables } from "@janur/domain/contracts/album-callables";
import type { GuestHandlers, HostHandlers } from "./build-tables.ts";
import { albumFigures } from "../nouns/album/album-figures.ts";
import { beginAlbumPhoto } from "../nouns/album/begin-photo.ts";
import { changeAlbum } from "../nouns/album/change-album.ts";
import { finishAlbumPhoto } from "../nouns/album/finish-photo.ts";
import { readAlbum } from "../nouns/album/list-album.ts";
import { moderateAlbum } from "../nouns/album/moderate-album.ts";
import { ownAlbumPhotos, removeOwnPhoto } from "../nouns/album/own-photos.ts";
import { sendAlbumPart } from "../nouns/album/receive-part.ts";
import { reportAlbumPhoto } from "../nouns/abuse-report/report-photo.ts";
import { albumZip, askAlbumZip, readAlbumZip } from "../nouns/album/zip/ask-album-zip.ts";

/** The part of guests' operations that is about the album. */
export const guestAlbumHandlers = {
  beginAlbumPhoto,
  sendAlbumPart,
  finishAlbumPhoto,
  ownAlbumPhotos,
  removeOwnPhoto,
  readAlbum,
  reportAlbumPhoto,
} satisfies GuestHandlers<GuestAlbumCallables>;

/** The part of hosts' operations that is about the album. */
export const albumHandlers = {
  changeAlbum,
  albumFigures,
  moderateAlbum,
  askAlbumZip,
  albumZip,
  readAlbumZip,
} satisfies HostHandlers<AlbumCallables>;
