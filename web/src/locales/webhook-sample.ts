/** How a receiver checks who sends, for Node.js; a test runs it. The same in every language. */
export const webhookSample = `import { createHmac, timingSafeEqual } from "node:crypto";

// body: the bytes of the request as they came; headers: names in lower case
export function isFromJanur(body, headers, secret) {
  const time = headers["janur-timestamp"] ?? "";
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false;
  const text = \`\${time}.\${body}\`;
  const digest = createHmac("sha256", secret).update(text).digest("hex");
  const expected = Buffer.from(\`v1=\${digest}\`);
  return (headers["janur-signature"] ?? "").split(",").some((signature) => {
    const given = Buffer.from(signature.trim());
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;
