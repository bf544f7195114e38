import { limits } from "@janur/domain/limits";
import type { MailMessage } from "@janur/domain/notification/mail";
import { withoutAddresses } from "@janur/domain/text/without-addresses";
import { languages, type Language } from "@janur/domain/text/language";
import { simpleParser } from "mailparser";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { hostileStrings } from "../../../../tests/load/hostile-strings.ts";
import { subjectOf, writeMail } from "./compose-mail.ts";
import { notificationText } from "./templates/notification.ts";

/* What people typed into titles and names leads nowhere from a list of mails, and stays on its line. */

beforeAll(() => {
  vi.stubEnv("GCLOUD_PROJECT", "demo-janur");
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const invitationId = "a".repeat(20);
const common = { to: "ibu@janur.test" };

/** News of one invitation, of two with the same title, and who asks somebody into a team. */
function mailsCalled(title: string, language: Language): MailMessage[] {
  const item = (kind: "answers" | "wishes") => ({
    invitationId,
    invitationTitle: title,
    facts: kind === "answers" ? { kind, yes: 1, no: 0, maybe: 0, people: 2 } : { kind, count: 1, held: 0 },
  });
  return [
    { ...common, language, template: "news", params: { items: [item("answers")] } },
    { ...common, language, template: "news", params: { items: [item("answers"), item("wishes")] } },
    {
      ...common,
      language,
      template: "teamInvitation",
      params: {
        inviterName: title,
        invitationTitle: title,
        role: "editor",
        path: "/join#t=x",
        expiresAt: "2026-12-01T00:00:00.000Z",
        zone: "Asia/Jakarta",
      },
    },
  ];
}

const addresses = [
  "https://evil.test/login",
  "HTTPS://EVIL.TEST",
  "www.evil.example",
  "bit.ly/abc",
  "evil.com",
  "ani@evil.co.id",
  "10.0.0.1/masuk",
  "javascript:alert(1)",
];
const breaks = ["\n", "\r\n", "\r", "\u2028", "\u2029", "\u0085", "\u0000", "\v", "\f", "\t"];

describe.each(languages)("in %s", (language) => {
  test.each(addresses)("a subject leads nowhere: %s", (address) => {
    for (const around of ["", " Rani & Dimas ", ...breaks])
      for (const mail of mailsCalled(`${around}${address}${around}`, language)) {
        const subject = subjectOf(mail);
        expect(subject).not.toContain(address);
        // Not even what is left once its breaks are gone.
        expect(withoutAddresses(subject)).toBe(subject);
      }
  });

  test.each(breaks.map((one) => [JSON.stringify(one), one]))("stays on one line: %s", (_name, one) => {
    for (const mail of mailsCalled(`Rani${one}Bcc: semua@evil.test${one}${one}Halo`, language))
      expect(subjectOf(mail)).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  });

  test("an address that is cut in two by a break is none, and does not become one", () => {
    for (const one of breaks)
      for (const mail of mailsCalled(`buka evil${one}.com${one}/masuk`, language)) {
        const subject = subjectOf(mail);
        expect(withoutAddresses(subject), JSON.stringify(one)).toBe(subject);
      }
  });

  test("a long title ends, and what stands before it does not", () => {
    const [news] = mailsCalled("Rani ".repeat(200), language);
    const subject = news === undefined ? "" : subjectOf(news);
    expect(subject.length).toBeLessThanOrEqual(limits.mail.subject);
    expect(subject).toMatch(language === "id" ? /^Notifikasi dari undangan Rani/ : /^Notifications from the/);
  });

  test("the mail itself has the headers of any other, whatever the title", async () => {
    const facts = {
      id: "x".repeat(20),
      from: { name: "Janur", address: "kabar@janur.test" },
      to: common.to,
      language,
      at: new Date("2026-11-27T00:00:00Z"),
    };
    const headersOf = async (title: string) => {
      const [mail] = mailsCalled(title, language);
      if (mail?.template !== "news") throw new Error("news come first");
      const { bytes } = await writeMail(notificationText(mail.params, language, "https://janur.test"), facts);
      const { headers, to, subject } = await simpleParser(bytes);
      return { names: [...headers.keys()].sort(), to: [to].flat().map((one) => one?.text), subject };
    };
    const usual = await headersOf("Rani & Dimas");
    for (const hostile of [...hostileStrings, ...breaks.map((one) => `Rani${one}Bcc: semua@evil.test`)]) {
      const { names, to, subject } = await headersOf(hostile);
      expect({ names, to }).toEqual({ names: usual.names, to: usual.to });
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });
});
