import { createHash } from "node:crypto";
import { albumPhotoSchema, type AlbumPhoto } from "@janur/domain/album/album-photo";
import { documentIdFromBytes } from "@janur/domain/id";
import { paths } from "@janur/domain/paths";
import type { CollectionReference } from "firebase-admin/firestore";
import { converter, db, documentOf } from "../platform/google/firestore.ts";

export function albumPhotoDocument(invitationId: string, photoId: string) {
  return documentOf(paths.albumPhoto(invitationId, photoId), albumPhotoSchema);
}

export function albumPhotos(invitationId: string): CollectionReference<AlbumPhoto> {
  return db().collection(paths.albumPhotos(invitationId)).withConverter(converter(albumPhotoSchema));
}

/** What a picture's document keeps of the secret by which a phone proves that it is its own. */
export function albumOwner(invitationId: string, secret: string): string {
  return createHash("sha256").update(`album\n${invitationId}\n${secret}`).digest("base64url").slice(0, 40);
}

/** The same phone with the same key means the same picture, however often it says so. */
export function albumPhotoId(invitationId: string, owner: string, key: string): string {
  const hash = createHash("sha256").update(`album-photo\n${invitationId}\n${owner}\n${key}`).digest();
  return documentIdFromBytes(hash);
}

/** Where the pieces of an upload lie until all are there; no rule lets anybody in. */
export function albumPartsUnder(invitationId: string, photoId: string): string {
  return `album-parts/${invitationId}/${photoId}/`;
}

/** Where a whole upload waits to be drawn: among the uploads, whose arrival calls the worker. No account is called so. */
export function albumUploadPath(invitationId: string, photoId: string): string {
  return `uploads/${invitationId}/album/${photoId}`;
}

const uploadPattern = /^uploads\/([A-Za-z0-9]{20})\/album\/([A-Za-z0-9]{20})$/;

/** Whose whole upload lies at a path; null for every other one. */
export function albumUploadAt(path: string): { invitationId: string; photoId: string } | null {
  const [, invitationId, photoId] = uploadPattern.exec(path) ?? [];
  return invitationId === undefined || photoId === undefined ? null : { invitationId, photoId };
}
