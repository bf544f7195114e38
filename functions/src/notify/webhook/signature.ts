import { createHmac } from "node:crypto";

/**
 * Headers that prove who sends: `Janur-Timestamp` in seconds, and in
 * `Janur-Signature` for each valid secret `v1=<hex>`, HMAC-SHA-256 over
 * `<timestamp>.<body>`. Whoever takes only fresh timestamps takes no replays.
 */
export function signatureHeaders(
  body: string,
  secrets: readonly string[],
  now: Date,
): { "Janur-Timestamp": string; "Janur-Signature": string } {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map(
    (secret) => `v1=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`,
  );
  return { "Janur-Timestamp": timestamp, "Janur-Signature": signatures.join(",") };
}
