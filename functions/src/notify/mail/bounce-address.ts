import { documentIdSchema } from "@janur/domain/id";

/*
 * Where news of a mail that did not arrive go: an address of its own for each mail, as with VERP. The id of the
 * mail stands in it as hex, because some servers on the way write addresses in lower case. Nobody can guess it,
 * and whoever has got the mail learns of no other one.
 */

/** Longest part before the @ that servers must take (RFC 5321, 4.5.3.1.1). */
const longestLocalPart = 64;

/** @returns the sender's own address where there is no room for more */
export function bounceAddress(sender: string, mailId: string): string {
  const at = sender.lastIndexOf("@");
  const local = `${sender.slice(0, at)}+${Buffer.from(mailId).toString("hex")}`;
  return local.length > longestLocalPart ? sender : `${local}${sender.slice(at)}`;
}

/** The mail that an address or a Message-ID was made for, or null. */
export function mailIdIn(address: string): string | null {
  const hex = /\+([0-9a-f]{40})@/i.exec(address)?.[1];
  const plain = hex === undefined ? /<([^<>@\s]+)@/.exec(address)?.[1] : Buffer.from(hex, "hex").toString();
  const id = documentIdSchema.safeParse(plain);
  return id.success ? id.data : null;
}
