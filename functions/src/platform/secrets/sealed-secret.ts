import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import * as z from "zod";
import { appKeys, type AppKeys } from "./app-key.ts";

/** A secret that functions must be able to read again: AES-256-GCM under a key that the database does not hold. */
export const sealedSecretSchema = z.strictObject({
  /** All base64. */
  nonce: z.string(),
  tag: z.string(),
  sealed: z.string(),
});
export type SealedSecret = z.output<typeof sealedSecretSchema>;

const algorithm = "aes-256-gcm";

function cipherKey(appKey: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", appKey, "", "janur connections 1", 32));
}

/** @param place where it will lie; moved elsewhere it cannot be opened */
export function seal(text: string, place: string, [newest]: AppKeys = appKeys()): SealedSecret {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, cipherKey(newest), nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return {
    nonce: nonce.toString("base64"),
    tag: cipher.getAuthTag().toString("base64"),
    sealed: sealed.toString("base64"),
  };
}

/** @throws Error for what was sealed for another place, under a key that is not of the ring, or changed since */
export function open(secret: SealedSecret, place: string, keys: AppKeys = appKeys()): string {
  for (const key of keys) {
    const text = openWith(key, secret, place);
    if (text !== null) return text;
  }
  throw new Error(
    `what lies at ${place} was sealed for another place or under another key, or changed since`,
  );
}

/** The same under the newest key; null where it lies under it already. @throws Error see `open` */
export function resealed(
  secret: SealedSecret,
  place: string,
  keys: AppKeys = appKeys(),
): SealedSecret | null {
  return openWith(keys[0], secret, place) === null ? seal(open(secret, place, keys), place, keys) : null;
}

function openWith(appKey: string, { nonce, tag, sealed }: SealedSecret, place: string): string | null {
  try {
    const decipher = createDecipheriv(algorithm, cipherKey(appKey), Buffer.from(nonce, "base64"), {
      authTagLength: 16,
    })
      .setAAD(Buffer.from(place))
      .setAuthTag(Buffer.from(tag, "base64"));
    return Buffer.concat([decipher.update(Buffer.from(sealed, "base64")), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
