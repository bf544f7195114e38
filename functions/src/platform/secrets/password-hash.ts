import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";
import { promisify } from "node:util";
import * as z from "zod";

/** What a short word or number is compared with; salt and hash in base64. */
export const passwordHashSchema = z.strictObject({
  salt: z.string(),
  hash: z.string(),
  /** How often scrypt mixes. Those of earlier releases do not say, and were mixed once. */
  parallel: z.int().min(1).max(16).default(1),
});
export type PasswordHash = z.output<typeof passwordHashSchema>;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const keyBytes = 32;
/**
 * 16 MB and some 200 ms per try: what people share by word of mouth is short. OWASP's advice for so much memory is to mix
 * five times; more memory would not fit an instance that several guests ask at once.
 */
const cost = { N: 16_384, r: 8 };
const parallel = 5;

/** Typed on another keyboard the same letters may be other code points. */
function derived(password: string, salt: Buffer, times: number): Promise<Buffer> {
  return derive(password.trim().normalize("NFKC"), salt, keyBytes, { ...cost, p: times });
}

/** Whether it was made more cheaply than today. */
export function isCheap(kept: PasswordHash): boolean {
  return kept.parallel < parallel;
}

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16);
  const hash = await derived(password, salt, parallel);
  return { salt: salt.toString("base64"), hash: hash.toString("base64"), parallel };
}

/** Takes as long without a hash as with one, so that the time tells nothing. */
export async function isPassword(password: string, kept: PasswordHash | undefined): Promise<boolean> {
  const salt = kept === undefined ? Buffer.alloc(16) : Buffer.from(kept.salt, "base64");
  const given = await derived(password, salt, kept?.parallel ?? parallel);
  const expected = Buffer.from(kept?.hash ?? "", "base64");
  return expected.length === given.length && timingSafeEqual(expected, given);
}
