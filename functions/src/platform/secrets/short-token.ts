import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from "node:crypto";
import { isShortToken, type GuestLink } from "@janur/domain/guest/guest-token";
import { linkSecret, linkSecrets } from "./link-secret.ts";

/*
 * 21 bytes: one AES block that is the guest's id and the revision, enciphered,
 * and 5 bytes of HMAC over that block, by which what somebody made up is
 * refused before anything is read. Keys are of one purpose and one invitation.
 * Why that is safe at this length: docs/decisions/046.
 */
const blockBytes = 16;
const tagBytes = 5;
const idBytes = 15;
/** A larger one has no room in its byte; its link is of the long form. */
export const highestShortRevision = 255;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const base = BigInt(alphabet.length);
const idLength = 20;

/** @returns null where the revision, or an id that is none, has no room */
export function makeShortToken(
  purpose: string,
  invitationId: string,
  { guestId, revision }: GuestLink,
): string | null {
  if (revision < 1 || revision > highestShortRevision || !/^[A-Za-z0-9]{20}$/.test(guestId)) return null;
  const keys = keysOf(linkSecret(), purpose, invitationId);
  const cipher = createCipheriv("aes-128-ecb", keys.block, null).setAutoPadding(false);
  const plain = Buffer.concat([bytesOfId(guestId), Buffer.of(revision)]);
  const block = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([block, tagOf(keys.tag, block)]).toString("base64url");
}

/** Whose a genuine token is, or null. Costs no read. */
export function readShortToken(purpose: string, invitationId: string, token: string): GuestLink | null {
  if (!isShortToken(token)) return null;
  const bytes = Buffer.from(token, "base64url");
  const block = bytes.subarray(0, blockBytes);
  // It has no room to say which key of the ring made it: the tag of one of them fits.
  const keys = linkSecrets()
    .map((secret) => keysOf(secret, purpose, invitationId))
    .find(({ tag }) => timingSafeEqual(bytes.subarray(blockBytes), tagOf(tag, block)));
  if (keys === undefined) return null;
  const decipher = createDecipheriv("aes-128-ecb", keys.block, null).setAutoPadding(false);
  const plain = Buffer.concat([decipher.update(block), decipher.final()]);
  const guestId = idOfBytes(plain.subarray(0, idBytes));
  const revision = plain.at(idBytes) ?? 0;
  return guestId === null || revision === 0 ? null : { guestId, revision };
}

function keysOf(secret: string, purpose: string, invitationId: string): { block: Buffer; tag: Buffer } {
  const bytes = createHmac("sha256", secret).update(`short-${purpose}\n${invitationId}`).digest();
  return { block: bytes.subarray(0, blockBytes), tag: bytes.subarray(blockBytes) };
}

function tagOf(key: Buffer, block: Buffer): Buffer {
  return createHmac("sha256", key).update(block).digest().subarray(0, tagBytes);
}

/** 62^20 is a little less than 2^120. */
function bytesOfId(guestId: string): Buffer {
  const number = Array.from(guestId).reduce((sum, sign) => sum * base + BigInt(alphabet.indexOf(sign)), 0n);
  return Buffer.from(number.toString(16).padStart(2 * idBytes, "0"), "hex");
}

function idOfBytes(bytes: Buffer): string | null {
  let rest = BigInt(`0x${bytes.toString("hex")}`);
  let id = "";
  for (let place = 0; place < idLength; place += 1, rest /= base)
    id = alphabet.charAt(Number(rest % base)) + id;
  return rest === 0n ? id : null;
}
