import { albumLimits } from "@janur/domain/limits/album-limits";
import { call } from "../call.ts";
import { guest } from "../guest.ts";
import { fact, invitationId, slug } from "../page.ts";
import { post, type Outcome } from "../post.ts";
import { field, number, text } from "../read.ts";
import { keep, kept } from "../storage.ts";
import type { KeptPhoto } from "./kept-photos.ts";

const place = `janur:album:${slug}`;

/** Empty on a phone that has sent none. */
function keptSecret(): string {
  const found = kept("localStorage", place);
  return /^[0-9a-f]{32}$/.test(found) ? found : "";
}

/** What this phone proves its own pictures by. */
export function phoneSecret(): string {
  const found = keptSecret();
  if (found) return found;
  const made = hex(crypto.getRandomValues(new Uint8Array(16)));
  keep("localStorage", place, made);
  return made;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function hashOf(blob: Blob): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", await blob.arrayBuffer())));
}

/** Whether somebody may send more than one picture by this script: by their own link, or the QR on the tables. */
export const mayAdd = () => guest.token !== "" || fact("table") !== "";

/** Whether there may be pictures of somebody's own: of their link, or of this phone. */
export const mayHaveAdded = () => guest.token !== "" || keptSecret() !== "";

/** These speak of a picture of this phone, and not of a page. */
const own = (name: string, input: object) => post(name, { invitationId, ...input });

/** A call that is made again after a lost line, and after a fault of ours a few times. */
async function patiently(
  make: () => Promise<Outcome>,
  { waitForLine, isCancelled }: Pick<Progress, "waitForLine" | "isCancelled">,
): Promise<Outcome> {
  for (let faults = 0; ;) {
    const outcome = await make();
    if (isCancelled() || outcome.result !== undefined) return outcome;
    if (outcome.refusal === "offline") await waitForLine();
    else if (outcome.refusal !== "" || (faults += 1) === 4) return outcome;
    else await new Promise((resolve) => setTimeout(resolve, 1_500 * faults));
  }
}

export type Sent = { photoId: string; state: string } | { refusal: string };

/** What follows a picture on its way. */
export interface Progress {
  /** From 0 to 1. */
  sent: (share: number) => void;
  /** Resolves when it is worth trying again. */
  waitForLine: () => Promise<unknown>;
  isCancelled: () => boolean;
  begun: (photoId: string) => void;
}

/** Announces a picture, sends the pieces that are not there yet, and has it drawn. */
export async function sendPhoto(photo: KeptPhoto, progress: Progress): Promise<Sent> {
  const secret = phoneSecret();
  const ask = (make: () => Promise<Outcome>) => patiently(make, progress);
  const begun = await ask(() =>
    call("beginAlbumPhoto", {
      token: guest.token || null,
      table: guest.token ? null : fact("table") || null,
      name: photo.name,
      secret,
      key: photo.key,
      bytes: photo.blob.size,
      hash: photo.hash,
    }),
  );
  if (begun.result === undefined) return refused(begun);
  const photoId = text(begun.result, "photoId");
  progress.begun(photoId);
  const state = text(begun.result, "state");
  if (state !== "arriving" && state !== "drawing") return { photoId, state };
  const received = field(begun.result, "received");
  const there = new Set<unknown>(Array.isArray(received) ? received : []);
  const count = Math.ceil(photo.blob.size / albumLimits.partBytes);
  for (let round = 0; round < 3; round += 1) {
    for (let part = 0; part < count; part += 1) {
      if (progress.isCancelled()) return { refusal: "cancelled" };
      if (!there.has(part)) {
        const bytes = await base64Of(photo.blob, part);
        const sent = await ask(() => own("sendAlbumPart", { photoId, secret, part, bytes }));
        if (sent.result === undefined) return refused(sent);
        there.add(part);
      }
      progress.sent(there.size / count);
    }
    const finished = await ask(() => own("finishAlbumPhoto", { photoId, secret }));
    if (finished.result === undefined) return refused(finished);
    const missing = field(finished.result, "missing");
    if (!Array.isArray(missing) || missing.length === 0)
      return { photoId, state: text(finished.result, "state") };
    for (const part of missing) there.delete(part);
  }
  return { refusal: "broken" };
}

function refused({ refusal, params }: Outcome): { refusal: string } {
  const of = text(params, "of");
  return { refusal: of ? `full/${of}` : refusal };
}

async function base64Of(blob: Blob, part: number): Promise<string> {
  const piece = blob.slice(part * albumLimits.partBytes, (part + 1) * albumLimits.partBytes);
  const bytes = new Uint8Array(await piece.arrayBuffer());
  let binary = "";
  for (let at = 0; at < bytes.length; at += 8_192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(binary);
}

/** Takes a picture out for good. */
export function removePhoto(photoId: string): Promise<Outcome> {
  return own("removeOwnPhoto", { photoId, token: guest.token || null, secret: phoneSecret() });
}

export interface OwnList {
  photos: { id: string; state: string; reason: string; small: string }[];
  name: string;
  left: number;
}

/** What this link and this phone have added; null without a line. */
export async function ownPhotos(): Promise<OwnList | null> {
  const { result } = await call("ownAlbumPhotos", { token: guest.token || null, secret: phoneSecret() });
  const photos = field(result, "photos");
  if (!Array.isArray(photos)) return null;
  return {
    photos: photos.map((photo: unknown) => ({
      id: text(photo, "id"),
      state: text(photo, "state"),
      reason: text(photo, "reason"),
      small: text(photo, "small"),
    })),
    name: text(result, "name"),
    left: Number(number(result, "left")),
  };
}

export const newPhotoKey = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));
