import { defineSecret } from "firebase-functions/params";

/*
 * What Secret Manager holds for functions. A function reads only what its options in `options.ts` name; which those must
 * be follows from the modules that it loads, and `keys.test.ts` holds the two against each other.
 */

export type SecretParam = ReturnType<typeof defineSecret>;

/** Signs and enciphers guests' links, proofs and the hashes of senders. */
export const linkSecretParam = defineSecret("LINK_SECRET");
/** Key under which secrets of connections lie sealed in the database. */
export const appKeyParam = defineSecret("APP_KEY");
/** Signs what mail servers tell of mails that came back. */
export const bounceSecretParam = defineSecret("BOUNCE_SECRET");
/** `smtps://user:password@host:465` of the mail server. */
export const smtpUrlParam = defineSecret("SMTP_URL");
