/** What another server says of a mail that it had taken before. */
export interface DeliveryReport {
  action: string;
  /** E.g. `5.1.1`: 5 for good, 4 for now (RFC 3463). */
  status: string;
  /** Addresses and Message-IDs by which the mail may be known. */
  names: string[];
}

/** Lines of a header or of a group of fields, unfolded, by their names in lower case; the first of a name counts. */
function fieldsOf(block: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of block.replace(/\n[ \t]+/g, " ").split("\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

/** Header and body of a mail or of one part of it. */
function entityOf(text: string): { fields: Map<string, string>; body: string } {
  const start = text.replace(/^\n+/, "");
  const end = start.indexOf("\n\n");
  return end < 0
    ? { fields: fieldsOf(start), body: "" }
    : { fields: fieldsOf(start.slice(0, end)), body: start.slice(end + 2) };
}

/**
 * Reads a delivery status notification (RFC 3464): a `multipart/report` one part of which says in fields what became
 * of the mail. What it says to people is not looked at.
 * @returns null for any other mail, e.g. a note that somebody is on holiday
 */
export function readDeliveryReport(raw: string): DeliveryReport | null {
  const { fields, body } = entityOf(raw.replace(/\r\n?/g, "\n"));
  const type = fields.get("content-type") ?? "";
  if (!/^multipart\/report\b/i.test(type) || !/report-type="?delivery-status/i.test(type)) return null;
  const [, quoted, plain] = /boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return null;
  const parts = `\n${body}`.split(`\n--${boundary}`).slice(1).map(entityOf);
  const isOf = (wanted: RegExp) => (part: (typeof parts)[number]) =>
    wanted.test(part.fields.get("content-type") ?? "");
  const told = parts.find(isOf(/^message\/(?:global-)?delivery-status\b/i));
  if (told === undefined) return null;
  // The first group is about the mail, each other one about somebody it was for; ours are for one.
  const recipient = told.body
    .split(/\n{2,}/)
    .map(fieldsOf)
    .find((group) => group.has("action"));
  const action = recipient?.get("action")?.toLowerCase() ?? "";
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(recipient?.get("status") ?? "")?.[0] ?? "";
  if (action === "" || status === "") return null;
  const returned = parts.find(isOf(/^(?:message\/(?:rfc822|global)|text\/rfc822-headers)\b/i));
  const original = returned === undefined ? "" : (entityOf(returned.body).fields.get("message-id") ?? "");
  return { action, status, names: [fields.get("to") ?? "", original] };
}
