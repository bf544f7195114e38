import { simpleParser, type Attachment } from "mailparser";

/** What another server says of a mail that it had taken before. */
export interface Bounce {
  action: string;
  /** E.g. `5.1.1`: 5 for good, 4 for now (RFC 3463). */
  status: string;
  /** Addresses and Message-IDs by which the mail may be known. */
  names: string[];
}

/** Nothing of it is shown to anybody. */
const options = {
  keepDeliveryStatus: true,
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
} as const;

/**
 * Reads a delivery status notification (RFC 3464): a `multipart/report` one part of which says in fields what became
 * of the mail. What it says to people is not looked at.
 * @returns null for any other mail, e.g. a note that somebody is on holiday
 */
export async function readBounce(raw: Buffer): Promise<Bounce | null> {
  const mail = await simpleParser(raw, options);
  const type = mail.headers.get("content-type");
  if (typeof type !== "object" || !("params" in type)) return null;
  if (type.value !== "multipart/report" || type.params["report-type"] !== "delivery-status") return null;
  const told = textOf(mail.attachments, /^message\/(?:global-)?delivery-status$/);
  // The first group is about the mail, each other one about somebody it was for; ours are for one.
  const recipient = told.split(/\n{2,}/).find((group) => fieldOf(group, "action") !== "") ?? "";
  const action = fieldOf(recipient, "action").toLowerCase();
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fieldOf(recipient, "status"))?.[0] ?? "";
  if (action === "" || status === "") return null;
  const returned = textOf(mail.attachments, /^(?:message\/(?:rfc822|global)|text\/rfc822-headers)$/);
  const { messageId = "" } = await simpleParser(returned, options);
  return { action, status, names: [...addressesOf(mail.to), messageId] };
}

/** The first part of a kind, with one sign between its lines; empty where there is none. */
function textOf(parts: readonly Attachment[], kind: RegExp): string {
  const part = parts.find(({ contentType }) => kind.test(contentType));
  return part?.content.toString("utf8").replace(/\r\n?/g, "\n") ?? "";
}

/** The first field of a name in a group of them, unfolded; empty where there is none. */
function fieldOf(group: string, name: string): string {
  return new RegExp(`^${name}:(.*)$`, "im").exec(group.replace(/\n[ \t]+/g, " "))?.[1]?.trim() ?? "";
}

function addressesOf(to: Awaited<ReturnType<typeof simpleParser>>["to"]): string[] {
  const lists = to === undefined ? [] : Array.isArray(to) ? to : [to];
  return lists.flatMap(({ value }) => value.map(({ address }) => address ?? ""));
}
