import SMTPConnection, { type SMTPConnectionOptions } from "nodemailer/lib/smtp-connection";
import { isDemoProject } from "../../platform/runtime.ts";
import type { ComposedMail } from "./compose-mail.ts";

/** How long the mail server may be silent. Shorter than a lease, so that a worker sees the end of its own attempt. */
const silenceMs = 20_000;

/**
 * What became of a mail that was given to the server. `refused`: it said so,
 * for now or for good. `unknown`: it went silent after the mail had begun.
 */
export type HandOver =
  | { outcome: "taken" }
  | { outcome: "refused"; what: RefusedPart; isForGood: boolean }
  | { outcome: "unknown" };

/** What of a mail the server did not want. */
type RefusedPart = "sender" | "recipient" | "mail";

/** A connection to the mail server that is ready for one mail. */
export interface SmtpSession {
  handOver: (mail: ComposedMail) => Promise<HandOver>;
  close: () => void;
}

/** A mail server and how to sign in there. */
export interface SmtpServer {
  /** Where to connect: a name, or an address that was found for `name`. */
  host: string;
  /** Whom the certificate must name. */
  name: string;
  /** Undefined for the usual one. */
  port: number | undefined;
  /** TLS from the first byte on; otherwise STARTTLS. */
  isSecure: boolean;
  credentials: { user: string; pass: string } | null;
}

/** @param url `smtps://user:password@host:465`, or `smtp://` with STARTTLS */
export function smtpServerOf(url: string): SmtpServer {
  const { protocol, hostname, port, username, password } = new URL(url);
  return {
    host: hostname,
    name: hostname,
    port: port === "" ? undefined : Number(port),
    isSecure: protocol === "smtps:",
    credentials:
      username === "" ? null : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
  };
}

/**
 * Connects and signs in; nothing has been handed over yet when this fails.
 * @throws Error of the connection or of signing in
 */
export async function openSmtp(server: SmtpServer): Promise<SmtpSession> {
  const options: SMTPConnectionOptions = {
    host: server.host,
    servername: server.name,
    port: server.port,
    secure: server.isSecure,
    // The local server has no certificate; elsewhere nothing travels in the clear.
    ignoreTLS: isDemoProject(),
    requireTLS: !isDemoProject(),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
  };
  const connection = new SMTPConnection(options);
  try {
    await new Promise<void>((resolve, reject) => {
      // Stays for the whole session: an error that nobody listens to would end the process.
      connection.on("error", reject);
      connection.connect((error) => {
        if (error !== undefined) reject(error);
        else if (server.credentials === null) resolve();
        else signIn(connection, server.credentials).then(resolve, reject);
      });
    });
  } catch (error) {
    connection.close();
    throw error;
  }
  return {
    handOver: ({ from, to, bytes }) =>
      new Promise((resolve) => {
        connection.send({ from, to: [to], size: bytes.length }, bytes, (error) => {
          resolve(error === null ? { outcome: "taken" } : outcomeOf(error));
        });
      }),
    close: () => {
      connection.quit();
    },
  };
}

function signIn(connection: SMTPConnection, credentials: { user: string; pass: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.login({ credentials }, (error) => {
      if (error === null) resolve();
      else reject(error);
    });
  });
}

/** An answer of the server says what it did; without one nobody knows. */
function outcomeOf(error: { responseCode?: number | undefined; command?: string | undefined }): HandOver {
  const { responseCode, command } = error;
  if (responseCode === undefined) return { outcome: "unknown" };
  const what = command === "MAIL FROM" ? "sender" : command === "RCPT TO" ? "recipient" : "mail";
  return { outcome: "refused", what, isForGood: responseCode >= 500 };
}

/** What nodemailer calls an answer to the credentials. */
export function isSignInRefusal(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EAUTH";
}
