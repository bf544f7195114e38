import SMTPConnection, { type SMTPConnectionOptions } from "nodemailer/lib/smtp-connection";
import { isDemoProject } from "../runtime.ts";
import type { ComposedMail } from "./compose-mail.ts";

/** How long the mail server may be silent. Shorter than a lease, so that a worker sees the end of its own attempt. */
const silenceMs = 20_000;

/**
 * What became of a mail that was given to the server. `refused`: it said so,
 * for now or for good. `unknown`: it went silent after the mail had begun.
 */
export type HandOver =
  { outcome: "taken" } | { outcome: "refused"; isForGood: boolean } | { outcome: "unknown" };

/** A connection to the mail server that is ready for one mail. */
export interface SmtpSession {
  handOver: (mail: ComposedMail) => Promise<HandOver>;
  close: () => void;
}

/**
 * Connects and signs in; nothing has been handed over yet when this fails.
 * @param url `smtps://user:password@host:465`, or `smtp://` with STARTTLS
 * @throws Error of the connection or of signing in
 */
export async function openSmtp(url: string): Promise<SmtpSession> {
  const { protocol, hostname, port, username } = new URL(url);
  const options: SMTPConnectionOptions = {
    host: hostname,
    port: port === "" ? undefined : Number(port),
    secure: protocol === "smtps:",
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
        else if (username === "") resolve();
        else signIn(connection, url).then(resolve, reject);
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

function signIn(connection: SMTPConnection, url: string): Promise<void> {
  const { username, password } = new URL(url);
  const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return new Promise((resolve, reject) => {
    connection.login({ credentials }, (error) => {
      if (error === null) resolve();
      else reject(error);
    });
  });
}

/** An answer of the server says what it did; without one nobody knows. */
function outcomeOf(error: { responseCode?: number | undefined }): HandOver {
  const { responseCode } = error;
  if (responseCode === undefined) return { outcome: "unknown" };
  return { outcome: "refused", isForGood: responseCode >= 500 };
}
