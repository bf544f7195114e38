import { chatIdSchema, chatPictureSizes } from "@janur/domain/chat/chat";
import { documentIdSchema } from "@janur/domain/id";
import * as z from "zod";
import { pictureFile } from "../nouns/chat/picture-files.ts";
import { isPictureKey } from "../nouns/chat/picture-key.ts";
import { reportPictureFile, reportPictureScope } from "../nouns/abuse-report/report-picture-file.ts";
import type { MediaFile } from "../nouns/media/media-name.ts";

const addressSchema = z.tuple([chatIdSchema, documentIdSchema, z.enum(chatPictureSizes)]);

/** The file behind `/media/chats/<chat>/<message>-<size>.webp`, or null; also where the key does not open it now. */
export function chatPictureOf(requestPath: string, key: unknown, now: Date): MediaFile | null {
  const parts = /^\/media\/chats\/([^/]+)\/([^/-]+)-([a-z]+)\.webp$/.exec(requestPath)?.slice(1);
  const address = addressSchema.safeParse(parts);
  if (!address.success || typeof key !== "string") return null;
  const [chatId, messageId, size] = address.data;
  if (!isPictureKey(chatId, key, now)) return null;
  return { path: pictureFile(chatId, messageId, size), contentType: "image/webp", isNegotiated: false };
}

/** The file behind `/media/reports/<report>.webp`, or null; also where the key does not open it now. */
export function reportPictureOf(requestPath: string, key: unknown, now: Date): MediaFile | null {
  const [, id = ""] = /^\/media\/reports\/([^/]+)\.webp$/.exec(requestPath) ?? [];
  if (!documentIdSchema.safeParse(id).success || typeof key !== "string") return null;
  if (!isPictureKey(reportPictureScope(id), key, now)) return null;
  return { path: reportPictureFile(id), contentType: "image/webp", isNegotiated: false };
}
