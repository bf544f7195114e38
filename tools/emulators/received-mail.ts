/** One mail that arrived, as another program reads it. */
export interface ReceivedMail {
  /** Counts from 1 in the order of arrival. */
  number: number;
  /** Addresses of the envelope. */
  from: string;
  to: readonly string[];
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** Names of all header fields, in lower case. */
  headers: readonly string[];
  /** The same fields whole, unfolded: `Reply-To: rani@janur.test`. */
  headerLines: readonly string[];
  /** ISO 8601. */
  receivedAt: string;
}
