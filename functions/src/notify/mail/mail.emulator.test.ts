import { randomBytes, randomInt } from "node:crypto";
import { limits } from "@janur/domain/limits";
import type { Mail, MailMessage } from "@janur/domain/notification/mail";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startMailServer, type MailServer } from "../../../../tools/emulators/mail-server.ts";
import type { ReceivedMail } from "../../../../tools/emulators/received-mail.ts";
import { killedAfter } from "../../../../tests/harness/killing.ts";
import { attemptsDocument } from "../../platform/limits/count-attempt.ts";
import { purgeMail } from "../../lifecycle/removal/purge-mail.ts";
import { handOverMail, runHandOver } from "./hand-over-mail.ts";
import { mailDocument, mailIdOf, newMail } from "./mail-document.ts";
import { sendMail } from "./send-mail.ts";

/** What was logged, with its details. */
const log = vi.hoisted((): unknown[] => []);
vi.mock("firebase-functions/logger", () => {
  const keep = (...line: unknown[]) => log.push(line);
  return { info: keep, warn: keep, error: keep };
});

/* A mail server of this file's own, so that a test says how it answers. The queue of the suite is not asked. */

let server: MailServer;
let refuse: (address: string) => number | null;
let beforeReply: (mail: ReceivedMail) => void | Promise<void>;
beforeAll(async () => {
  server = await startMailServer(
    { smtp: 0, inbox: 0 },
    { refuse: (address) => refuse(address), beforeReply: (mail) => beforeReply(mail) },
  );
  vi.stubEnv("JANUR_SMTP_URL", `smtp://127.0.0.1:${String(server.smtpPort)}`);
  vi.stubEnv("CLOUD_TASKS_EMULATOR_HOST", "127.0.0.1:9");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});
beforeEach(() => {
  refuse = () => null;
  beforeReply = () => undefined;
});

const random = () => randomBytes(8).toString("hex");
const clock = () => new Date();
const later = (ms: number) => () => new Date(Date.now() + ms);

function invitationTo(to: string, change: Partial<MailMessage["params"]> = {}): MailMessage {
  return {
    template: "teamInvitation",
    to,
    language: "id",
    params: {
      inviterName: "Rani",
      invitationTitle: "Rani & Dimas",
      role: "editor",
      path: "/join#t=abc",
      expiresAt: "2026-12-01T00:00:00.000Z",
      zone: "Asia/Jakarta",
      ...change,
    },
  };
}

interface Queued {
  id: string;
  to: string;
  stored: () => Promise<Mail | undefined>;
  arrived: () => readonly ReceivedMail[];
}

function queuedAs(id: string, to: string): Queued {
  return {
    id,
    to,
    stored: async () => (await mailDocument(id).get()).data(),
    arrived: () => server.received.filter((mail) => mail.to.includes(to)),
  };
}

async function queued(change: Partial<MailMessage["params"]> = {}): Promise<Queued> {
  const to = `${random()}@janur.test`;
  const id = await sendMail(invitationTo(to, change), { key: random(), account: null }, new Date());
  return queuedAs(id, to);
}

describe("a mail", () => {
  test("arrives in both forms, with subject and link, and what it said is forgotten", async () => {
    const { id, to, stored, arrived } = await queued();
    expect((await stored())?.message?.to).toBe(to);
    await handOverMail(id, clock);
    const [mail] = arrived();
    expect(mail?.subject).toBe("Rani mengajak Anda mengurus undangan Rani & Dimas");
    expect(mail?.text).toContain("/join#t=abc");
    expect(mail?.html).toContain("Rani &amp; Dimas");
    expect(mail?.headers).toContain("auto-submitted");
    expect(mail?.messageId).toBe(`<${id}@janur.test>`);
    expect(await stored()).toMatchObject({ state: "sent", message: null, dueAt: null, attempts: 1 });
  });

  test("is one for one cause, however often and at once it is asked for", async () => {
    const to = `${random()}@janur.test`;
    const cause = { key: random(), account: `account-${random()}` };
    const ids = await Promise.all(
      Array.from({ length: 10 }, () => sendMail(invitationTo(to), cause, new Date())),
    );
    expect(new Set(ids)).toEqual(new Set([mailIdOf(cause.key)]));
    const { id, arrived } = queuedAs(mailIdOf(cause.key), to);
    await handOverMail(id, clock);
    await sendMail(invitationTo(to), cause, new Date());
    await handOverMail(id, clock);
    expect(arrived()).toHaveLength(1);
  });

  test("is handed over once though its job comes ten times, some at once", async () => {
    const { id, stored, arrived } = await queued();
    const jobs = Array.from({ length: 10 }, () => runHandOver({ mailId: id }));
    await Promise.all(jobs);
    await runHandOver({ mailId: id });
    expect(arrived()).toHaveLength(1);
    expect((await stored())?.state).toBe("sent");
  });

  test.each([
    "x\r\nBcc: victim@janur.test",
    "x\nSubject: y",
    "x\r\n\r\nbody",
    "\u2028Bcc: victim@janur.test",
    "=?utf-8?Q?=0D=0ABcc:_victim@janur.test?=",
    "<script>alert(1)</script>",
  ])("keeps %j inside its subject", async (hostile) => {
    const plain = await queued();
    await handOverMail(plain.id, clock);
    const { id, arrived } = await queued({ inviterName: hostile, invitationTitle: hostile });
    await handOverMail(id, clock);
    const [mail] = arrived();
    expect(mail?.headers).toEqual(plain.arrived()[0]?.headers);
    expect(mail?.to).toHaveLength(1);
    expect(mail?.subject).toMatch(/ mengajak Anda mengurus undangan /);
    expect(mail?.html).not.toContain("<script");
  });
});

describe("a mail server", () => {
  test("that is away is tried again later, and not before", async () => {
    const { id, stored, arrived } = await queued();
    vi.stubEnv("JANUR_SMTP_URL", "smtp://127.0.0.1:9");
    await handOverMail(id, clock);
    vi.stubEnv("JANUR_SMTP_URL", `smtp://127.0.0.1:${String(server.smtpPort)}`);
    expect(await stored()).toMatchObject({ state: "queued", attempts: 1 });
    await handOverMail(id, clock);
    expect(arrived()).toHaveLength(0);
    await handOverMail(id, later(limits.mail.pausesMs[0] + 1_000));
    expect(arrived()).toHaveLength(1);
    expect(await stored()).toMatchObject({ state: "sent", attempts: 2 });
  });

  test("that says 'not now' each time is left alone after the last attempt", async () => {
    const { id, stored, arrived } = await queued();
    refuse = () => 451;
    let now = Date.now();
    for (const pause of [0, ...limits.mail.pausesMs]) {
      now += pause + 1_000;
      const at = now;
      await handOverMail(id, () => new Date(at));
    }
    expect(await stored()).toMatchObject({
      state: "failed",
      message: null,
      attempts: limits.mail.pausesMs.length + 1,
    });
    refuse = () => null;
    await handOverMail(id, later(30 * 86_400_000));
    expect(arrived()).toHaveLength(0);
  });

  test("that refuses an address for good is not asked again", async () => {
    const { id, stored } = await queued();
    refuse = () => 550;
    await handOverMail(id, clock);
    expect(await stored()).toMatchObject({ state: "failed", attempts: 1, message: null });
  });
});

describe("a worker that ends", () => {
  test("before it hands over leaves the mail to the next one after its lease", async () => {
    const { id, stored, arrived } = await queued();
    // As the worker wrote it that took the lease and ended.
    const dueAt = new Date(Date.now() + limits.mail.leaseMs);
    await mailDocument(id).update({ state: "leased", attempts: 1, dueAt });
    await handOverMail(id, clock);
    expect(arrived()).toHaveLength(0);
    await handOverMail(id, later(limits.mail.leaseMs + 1_000));
    expect(arrived()).toHaveLength(1);
    expect((await stored())?.state).toBe("sent");
  });

  test("between handing over and writing it down has sent once; nobody sends again", async () => {
    const { id, stored, arrived } = await queued();
    let end: (reason: Error) => void = () => undefined;
    const ended = new Promise<never>((_resolve, reject) => {
      end = reject;
    });
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    beforeReply = async () => {
      end(new Error("the worker is gone"));
      await held;
    };
    // The server holds the mail, and the worker never hears of it.
    const working = handOverMail(id, clock);
    await expect(Promise.race([working, ended])).rejects.toThrow("gone");
    expect((await stored())?.state).toBe("handingOver");
    for (let times = 0; times < 5; times += 1) await handOverMail(id, clock);
    await Promise.all([1, 2, 3].map(() => handOverMail(id, later(limits.mail.leaseMs + 1_000))));
    expect(await stored()).toMatchObject({ state: "uncertain", message: null, dueAt: null });
    expect(arrived()).toHaveLength(1);
    letGo();
    // What comes back from the dead changes nothing.
    await expect(working).rejects.toThrow();
    expect((await stored())?.state).toBe("uncertain");
    expect(arrived()).toHaveLength(1);
  });

  test("whose lease went to another one hands nothing over", async () => {
    const { id, arrived } = await queued();
    let asked = 0;
    // The first look at the clock gives a lease that is over at once; another worker finishes meanwhile.
    const slow = () => {
      asked += 1;
      return new Date(Date.now() - (asked === 1 ? limits.mail.leaseMs + 1_000 : 0));
    };
    await mailDocument(id).update({ dueAt: new Date(0) });
    const [first, second] = await Promise.allSettled([handOverMail(id, slow), handOverMail(id, clock)]);
    expect([first.status, second.status]).toContain("fulfilled");
    expect(arrived()).toHaveLength(1);
  });
});

test("a queue whose worker was killed at twenty random points loses no mail and sends none twice (T5)", async () => {
  const mails = await Promise.all(Array.from({ length: 16 }, () => queued()));
  /** As many at once as a look at what is due takes, and sooner or later all of them. */
  const work = async (now: () => Date) => {
    for (let first = 0; first < mails.length; first += 4)
      await Promise.all(mails.slice(first, first + 4).map(({ id }) => handOverMail(id, now)));
  };
  let at = 0;
  let wasKilled = 0;
  for (let kill = 0; kill < 20; kill += 1) {
    const calls = randomInt(1, 20);
    const now = later(at);
    if ((await killedAfter(calls, () => work(now))) === calls) wasKilled += 1;
    at += limits.mail.leaseMs + 1_000;
  }
  const isOver = async () =>
    (await Promise.all(mails.map((mail) => mail.stored()))).every((mail) => mail?.dueAt === null);
  for (let round = 0; round < 3 && !(await isOver()); round += 1) {
    await work(later(at));
    at += limits.mail.leaseMs + 1_000;
  }
  expect(wasKilled).toBeGreaterThan(1);
  for (const { stored, arrived } of mails) {
    const mail = await stored();
    // What was being handed over when its worker died may have arrived, and nobody sends it again.
    expect(["sent", "uncertain"]).toContain(mail?.state);
    expect(mail).toMatchObject({ message: null, dueAt: null });
    if (mail?.state === "sent") expect(arrived()).toHaveLength(1);
    else expect(arrived().length).toBeLessThan(2);
  }
}, 90_000);

describe("quotas", () => {
  const send = (account: string, to = `${random()}@janur.test`) =>
    sendMail(invitationTo(to), { key: random(), account }, new Date());

  test("an account may cause so many mails in a day", async () => {
    const account = `account-${random()}`;
    await send(account);
    // As it stands before the last one.
    await attemptsDocument(["mail-by", account]).update({ count: limits.mail.perAccount.count - 1 });
    await send(account);
    await expect(send(account)).rejects.toThrow("limit/too-many-requests");
    await send(`account-${random()}`);
  });

  test("an address gets so many from all accounts together", async () => {
    const to = `${random()}@janur.test`;
    for (let sent = 0; sent < limits.mail.perAddress.count; sent += 1) await send(`account-${random()}`, to);
    await expect(send(`account-${random()}`, to.toUpperCase())).rejects.toThrow("limit/too-many-requests");
  });
});

test("what was sent long ago is forgotten, and nothing else", async () => {
  const old = newMail(invitationTo(`${random()}@janur.test`), { key: random(), account: null }, new Date(0));
  await mailDocument(old.id).set({ ...old, dueAt: null, state: "sent", message: null });
  const { stored } = await queued();
  await purgeMail(new Date());
  expect((await mailDocument(old.id).get()).exists).toBe(false);
  expect(await stored()).toBeDefined();
});

test("the log names no address and no word of a mail", async () => {
  log.length = 0;
  const taken = await queued({ inviterName: "Canary Name" });
  await handOverMail(taken.id, clock);
  const refused = await queued({ inviterName: "Canary Name" });
  refuse = () => 550;
  await handOverMail(refused.id, clock);
  const away = await queued({ inviterName: "Canary Name" });
  vi.stubEnv("JANUR_SMTP_URL", "smtp://127.0.0.1:9");
  await handOverMail(away.id, clock);
  vi.stubEnv("JANUR_SMTP_URL", `smtp://127.0.0.1:${String(server.smtpPort)}`);
  const said = JSON.stringify(log);
  for (const { id, to } of [taken, refused, away]) {
    expect(said).toContain(id);
    expect(said).not.toContain(to);
  }
  expect(said).not.toContain("Canary");
});
