import { createHash } from "node:crypto";
import { documentIdSchema, uidSchema } from "@janur/domain/id";
import { paths } from "@janur/domain/paths";
import {
  storedMediaSchema,
  uploadIdSchema,
  uploadKinds,
  type UploadKind,
} from "@janur/domain/media/stored-media";
import * as z from "zod";
import { documentOf } from "../platform/google/firestore.ts";

/** A file as somebody's browser put it there. */
export interface Upload {
  /** In the bucket. */
  path: string;
  invitationId: string;
  uid: string;
  uploadId: string;
  /** Decides what is made of it. */
  kind: UploadKind;
  /** Of the object; another upload to the same path has another. */
  generation: string;
  /** Bytes. */
  size: number;
}

const placeSchema = z.tuple([z.literal("uploads"), documentIdSchema, uidSchema, uploadIdSchema]);
const kindPlaceSchema = z.tuple([
  z.literal("uploads"),
  documentIdSchema,
  uidSchema,
  z.enum(uploadKinds).exclude(["picture"]),
  uploadIdSchema,
]);

/**
 * Whose upload lies at `uploads/{invitationId}/{uid}/{uploadId}`, or, of what is
 * no picture for the page, at `…/{uid}/{kind}/{uploadId}`; null for every other path.
 */
export function uploadAt(
  path: string,
): Pick<Upload, "path" | "invitationId" | "uid" | "uploadId" | "kind"> | null {
  const parts = path.split("/");
  const place = placeSchema.safeParse(parts);
  if (place.success) {
    const [, invitationId, uid, uploadId] = place.data;
    return { path, invitationId, uid, uploadId, kind: "picture" };
  }
  const kindPlace = kindPlaceSchema.safeParse(parts);
  if (!kindPlace.success) return null;
  const [, invitationId, uid, kind, uploadId] = kindPlace.data;
  return { path, invitationId, uid, uploadId, kind };
}

export function storedMediaDocument({ invitationId, uploadId }: Pick<Upload, "invitationId" | "uploadId">) {
  return documentOf(paths.mediaFile(invitationId, uploadId), storedMediaSchema);
}

/**
 * The name of what is made of an upload: follows from the upload, so that a
 * worker that begins again finds what it has written, and as hard to guess.
 */
export function nameOfUpload({ path, generation }: Pick<Upload, "path" | "generation">): string {
  return createHash("sha256").update(`media\n${path}\n${generation}`).digest("hex").slice(0, 32);
}

/** Where the private master of a file lies, which no page ever asks for. */
export const masterPath = (name: string) => `masters/${name}`;

/** How the paths of all sizes of a file begin. */
export const sizesUnder = (name: string) => `media/${name}-`;
