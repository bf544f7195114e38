import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";
import { promisify } from "node:util";
import * as z from "zod";

/** What a short word or number is compared with; both base64. */
export const passwordHashSchema = z.strictObject({ salt: z.string(), hash: z.string() });
export type PasswordHash = z.output<typeof passwordHashSchema>;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const keyBytes = 32;
/** 16 MB and some 40 ms per try: what people share by word of mouth is short. */
const cost = { N: 16_384, r: 8, p: 1 };

/** Typed on another keyboard the same letters may be other code points. */
function derived(password: string, salt: Buffer): Promise<Buffer> {
  return derive(password.trim().normalize("NFKC"), salt, keyBytes, cost);
}

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16);
  return { salt: salt.toString("base64"), hash: (await derived(password, salt)).toString("base64") };
}

/** Takes as long without a hash as with one, so that the time tells nothing. */
export async function isPassword(password: string, kept: PasswordHash | undefined): Promise<boolean> {
  const salt = kept === undefined ? Buffer.alloc(16) : Buffer.from(kept.salt, "base64");
  const given = await derived(password, salt);
  const expected = Buffer.from(kept?.hash ?? "", "base64");
  return expected.length === given.length && timingSafeEqual(expected, given);
}
