import { simpleParser, type ParsedMail } from "mailparser";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";
import { startInbox } from "./mail-inbox.ts";
import type { ReceivedMail } from "./received-mail.ts";

/** What a test makes the server say, as SMTP does: below 500 for now, from 500 on for good. */
export interface MailServerFaults {
  /** @returns the reply's code when the address is refused */
  refuse?: (address: string) => number | null;
  /** Called when a whole mail has arrived, before the server says so. */
  beforeReply?: (mail: ReceivedMail) => void | Promise<void>;
  /** Who may hand over; everybody when absent. */
  credentials?: { user: string; password: string };
}

export interface MailServer {
  readonly received: readonly ReceivedMail[];
  /** Port at which SMTP is spoken. */
  readonly smtpPort: number;
  readonly close: () => Promise<void>;
}

/** The newest are kept. */
const keptMails = 500;

/**
 * Takes every mail for every address, keeps it in memory and shows it in a browser. Speaks to loopback only.
 * @param ports 0 for any free one
 */
export async function startMailServer(
  ports: { smtp: number; inbox: number },
  faults: MailServerFaults = {},
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let arrived = 0;
  const take = async (stream: SMTPServerDataStream, from: string, to: readonly string[]): Promise<void> => {
    const parsed = await simpleParser(stream);
    arrived += 1;
    const mail = describe(parsed, { number: arrived, from, to });
    received.push(mail);
    if (received.length > keptMails) received.shift();
    await faults.beforeReply?.(mail);
  };
  const smtp = new SMTPServer({
    authOptional: faults.credentials === undefined,
    // Nothing leaves this machine, so that nothing has to be hidden.
    allowInsecureAuth: true,
    disabledCommands: faults.credentials === undefined ? ["STARTTLS", "AUTH"] : ["STARTTLS"],
    onAuth: ({ username, password }, _session, done) => {
      const isKnown = username === faults.credentials?.user && password === faults.credentials?.password;
      done(isKnown ? null : new Error("not that one"), isKnown ? { user: username } : undefined);
    },
    disableReverseLookup: true,
    closeTimeout: 1000,
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      const code = faults.refuse?.(address) ?? null;
      done(code === null ? null : Object.assign(new Error("refused by the test"), { responseCode: code }));
    },
    onData: (stream, { envelope }, done) => {
      const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
      take(
        stream,
        from,
        envelope.rcptTo.map(({ address }) => address),
      ).then(
        () => {
          done();
        },
        (error: unknown) => {
          done(error instanceof Error ? error : new Error(String(error)));
        },
      );
    },
  });
  // A client that ends in the middle of a mail is no reason to end too.
  smtp.on("error", () => undefined);
  await new Promise<void>((resolve) => {
    smtp.listen(ports.smtp, "127.0.0.1", resolve);
  });
  const inbox = await startInbox(ports.inbox, received);
  const address = smtp.server.address();
  if (address === null || typeof address === "string") throw new Error("The mail server has no port.");
  return {
    received,
    smtpPort: address.port,
    close: async () => {
      await Promise.all([
        inbox.close(),
        new Promise<void>((resolve) => {
          smtp.close(resolve);
        }),
      ]);
    },
  };
}

function describe(
  parsed: ParsedMail,
  envelope: { number: number; from: string; to: readonly string[] },
): ReceivedMail {
  return {
    ...envelope,
    subject: parsed.subject ?? "",
    text: parsed.text ?? "",
    html: parsed.html === false ? "" : parsed.html,
    messageId: parsed.messageId ?? "",
    headers: parsed.headerLines.map(({ key }) => key.toLowerCase()),
    headerLines: parsed.headerLines.map(({ line }) => line.replace(/\r?\n\s+/g, " ")),
    receivedAt: new Date().toISOString(),
  };
}
