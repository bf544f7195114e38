import { pipeline } from "node:stream/promises";
import * as logger from "firebase-functions/logger";
import type { Request } from "firebase-functions/v2/https";
import type { Response } from "express";
import { setCommonHeaders } from "../platform/http/common-headers.ts";
import { isKnown } from "./caching/is-known.ts";
import { faultOf } from "../platform/log/fault.ts";
import { fileFacts, openFile } from "../platform/google/bucket.ts";
import { byteRange } from "../platform/google/byte-range.ts";
import { chatPictureOf, reportPictureOf } from "./chat-picture-of.ts";
import { mediaFileOf } from "../nouns/media/media-name.ts";

/** Names are never used twice, so a day is safe; longer would outlive what was taken away. */
const kept = "public, max-age=86400";
/** What an address with a key opens is kept by nobody in between. */
const keptByReader = "private, max-age=3600";

/**
 * `GET /media/<name>-<width>.<extension>`: a picture or a piece of music, whole
 * or in part; without extension a picture in the best format that the browser
 * takes; `GET /media/chats/<chat>/<message>-<size>.webp?key=`: a picture of a
 * chat; `GET /media/reports/<report>.webp?key=`: a reported one. Lists nothing;
 * whatever is not there or not asked for by its full name is one and the same
 * 404, kept by nobody; only a reader gets words with it.
 */
export async function serveMedia(request: Request, response: Response): Promise<void> {
  setCommonHeaders(response);
  try {
    await send(request, response);
  } catch (error) {
    // Players close what they have seen enough of.
    if (response.destroyed) return;
    logger.error("media failed", { fault: faultOf(error) });
    if (response.headersSent) response.destroy();
    else refuse(response, 503);
  }
}

/** A picture that only a key opens. */
function keptPictureOf({ path, query }: Request) {
  const { key } = query;
  const now = new Date();
  return chatPictureOf(path, key, now) ?? reportPictureOf(path, key, now);
}

async function send(request: Request, response: Response): Promise<void> {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const open = isRead ? mediaFileOf(request.path, request.get("accept")) : null;
  const file = open ?? (isRead ? keptPictureOf(request) : null);
  const facts = file === null ? null : await fileFacts(file.path);
  if (file === null || facts === null) {
    if (isRead && isForReader(request)) await sendNoPage(request, response);
    else refuse(response, 404);
    return;
  }
  const { size, hash } = facts;
  const etag = `"${hash}"`;
  response.set({
    "Accept-Ranges": "bytes",
    "Cache-Control": open === null ? keptByReader : kept,
    "Content-Type": file.contentType,
    // A page of another origin may show a preview; none may read it by script.
    "Cross-Origin-Resource-Policy": open === null ? "same-origin" : "cross-origin",
    ...(open === null ? { "Referrer-Policy": "no-referrer" } : {}),
    ...(open?.isNegotiated === true ? { Vary: "Accept" } : {}),
    ETag: etag,
  });
  if (isKnown(request, etag)) {
    response.status(304).end();
    return;
  }
  const condition = request.get("if-range");
  const asked = condition === undefined || condition === etag ? request.get("range") : undefined;
  const range = byteRange(asked, size);
  if (range === "outside") {
    response.set("Content-Range", `bytes */${String(size)}`);
    refuse(response, 416);
    return;
  }
  const part = range === "whole" ? null : range;
  const stream = request.method === "HEAD" ? undefined : await openFile(file.path, part);
  if (stream === null) {
    refuse(response, 404);
    return;
  }
  if (part !== null) {
    response.status(206);
    response.set("Content-Range", `bytes ${String(part.first)}-${String(part.last)}/${String(size)}`);
  }
  response.set("Content-Length", String(part === null ? size : part.last - part.first + 1));
  if (stream === undefined) response.end();
  else await pipeline(stream, response);
}

/** Whether somebody opened the address itself: pages ask for pictures by other types. */
function isForReader(request: Request): boolean {
  return (request.get("accept") ?? "").includes("text/html");
}

/** Loaded only here: what draws pages is more than all that files need. */
async function sendNoPage(request: Request, response: Response): Promise<void> {
  const [{ noPage }, { preparePage, sendPage }] = await Promise.all([
    import("./pages.ts"),
    import("./response.ts"),
  ]);
  await sendPage(request, response, preparePage(noPage()));
}

/** No body of ours is worth keeping, and its type is not the file's. */
function refuse(response: Response, status: 404 | 416 | 503): void {
  response.removeHeader("ETag");
  response.set({ "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" });
  response.status(status).end();
}
