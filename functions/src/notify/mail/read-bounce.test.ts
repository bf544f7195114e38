import { describe, expect, test } from "vitest";
import { bounceAddress, mailIdIn } from "./bounce-address.ts";
import { readBounce } from "./read-bounce.ts";
import { bounceMail } from "../../../../tests/harness/mail/bounce-mail.ts";

const mailId = "aB3dE6gH9jK2mN5pQ8sT";

describe("an address for what comes back", () => {
  test("leads to its mail, in lower case too", () => {
    const address = bounceAddress("surat@janur.test", mailId);
    expect(address).toMatch(/^surat\+[0-9a-f]{40}@janur\.test$/);
    expect(mailIdIn(address)).toBe(mailId);
    expect(mailIdIn(address.toUpperCase())).toBe(mailId);
    expect(mailIdIn(`<${mailId}@janur.test>`)).toBe(mailId);
  });

  test("is the sender's own where there is no room for more", () => {
    const long = `${"a".repeat(30)}@janur.test`;
    expect(bounceAddress(long, mailId)).toBe(long);
  });

  test.each(["surat@janur.test", "surat+promo@janur.test", `a+${"2f".repeat(20)}@b`, "<../x@y>", ""])(
    "%j leads nowhere",
    (address) => {
      expect(mailIdIn(address)).toBeNull();
    },
  );
});

describe("a report of another server", () => {
  const to = bounceAddress("surat@janur.test", mailId);

  const read = (raw: string) => readBounce(Buffer.from(raw));

  test("says what became of the mail, and which one it was", async () => {
    const report = await read(bounceMail({ to, mailId, action: "failed", status: "5.1.1" }));
    expect(report).toMatchObject({ action: "failed", status: "5.1.1" });
    expect(report?.names.map(mailIdIn)).toEqual([mailId, mailId]);
  });

  test("is read whatever ends its lines, and with folded fields", async () => {
    const raw = bounceMail({ to, mailId, action: "Failed", status: "5.2.2 (mailbox full)" });
    const folded = raw.replace("; report-type", ";\r\n\treport-type");
    for (const one of [folded, folded.replaceAll("\r\n", "\n")])
      expect(await read(one)).toMatchObject({ action: "failed", status: "5.2.2" });
  });

  test.each([
    "",
    "Subject: Sedang cuti\r\n\r\nSaya kembali Senin.",
    "Content-Type: multipart/report; report-type=delivery-status\r\n\r\nno boundary",
    "Content-Type: multipart/report; report-type=disposition-notification; boundary=x\r\n\r\n--x\r\n",
    "Content-Type: multipart/report; report-type=delivery-status; boundary=x\r\n\r\n--x\r\nContent-Type: message/delivery-status\r\n\r\nAction: failed\r\n\r\n--x--",
  ])("is none in %j", async (raw) => {
    expect(await read(raw)).toBeNull();
  });

  test("is found wherever it was cut off, or not at all", async () => {
    const raw = bounceMail({ to, mailId, action: "failed", status: "5.1.1" });
    for (let end = 0; end < raw.length; end += 7)
      expect([null, "failed"]).toContain((await read(raw.slice(0, end)))?.action ?? null);
  });
});
