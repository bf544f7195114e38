import { randomBytes, randomInt } from "node:crypto";
import { FORMER_ACCOUNT } from "@janur/domain/account/account";
import { noContact } from "@janur/domain/guest/guest";
import { chatPlace, supportChatId, teamChatId } from "@janur/domain/chat/chat";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createProfile } from "../../nouns/account/create-profile.ts";
import { profileDocument } from "../../store/account/profile-document.ts";
import { db } from "../../platform/google/firestore.ts";
import { newAccount, signInWorks, type Account } from "../../../../tests/harness/accounts.ts";
import { joinTeam, stored } from "../../../../tests/harness/documents.ts";
import { killedAfter } from "../../../../tests/harness/killing.ts";
import {
  draftWedding,
  guestInput,
  openWedding,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { startMailServer } from "../../../../tools/emulators/mail-server.ts";
import { handOverMail } from "../../notify/mail/hand-over-mail.ts";
import { mailDocument, mailIdOf } from "../../notify/mail/mail-document.ts";
import { sendMail } from "../../notify/mail/send-mail.ts";
import { filesUnder, writeFile } from "../../platform/google/bucket.ts";
import { storedMediaDocument } from "../../store/stored-media-document.ts";
import { eraseDeletedAccount as onDeletedAccount } from "../../triggers.ts";
import { eraseAccount } from "./erase-account.ts";
import { erasureJobDocument } from "../../store/account/erasure-job.ts";
import { requestErasure } from "./request-erasure.ts";

/* T15 and T4. The queue of the suite is not asked, and the days of these jobs lie ahead of its clock, so that nothing but this file works on them. */

let product: Product;
beforeAll(async () => {
  vi.stubEnv("CLOUD_TASKS_EMULATOR_HOST", "127.0.0.1:9");
  product = await startProduct();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await product.close();
});

const ahead = Date.now() + 365 * 86_400_000;
const after = (ms: number) => () => new Date(ahead + ms);
const secondRound = after(limits.account.secondRoundMs + 1);

/** Every collection that is spelled anywhere, by its last name. */
const names = new Set(
  Object.values<(...ids: string[]) => string>(paths).map((path) => {
    const segments = path("a", "b").split("/");
    return segments.at(segments.length % 2 === 0 ? -2 : -1) ?? "";
  }),
);

/** Paths of documents and files in which a text still stands. */
async function tracesOf(texts: readonly string[]): Promise<string[]> {
  const found = await Promise.all([...names].map((name) => db().collectionGroup(name).get()));
  const documents = found.flatMap(({ docs }) =>
    docs
      .filter((document) => {
        const whole = `${document.ref.path} ${JSON.stringify(document.data())}`;
        return texts.some((text) => whole.includes(text));
      })
      .map(({ ref }) => ref.path),
  );
  const files = (await Promise.all(["uploads/", "exports/"].map((path) => filesUnder(path)))).flat();
  return [
    ...documents,
    ...files.map(({ name }) => name).filter((name) => texts.some((text) => name.includes(text))),
  ];
}

interface Life {
  account: Account;
  relative: Account;
  /** In contacts of their own guests. */
  phone: string;
  /** Theirs alone, published. */
  alone: Wedding;
  /** Theirs, with the relative as its editor, published. */
  shared: Wedding;
  /** The relative's, in which they wrote. */
  foreign: Wedding;
  /** The relative's, which they left long ago. */
  left: Wedding;
}

const picture = Buffer.from("picture");
const storedMedia = {
  state: "refused" as const,
  reason: "broken" as const,
  name: "0".repeat(32),
  picture: null,
  qris: null,
  music: null,
  bytes: 0,
  checkAt: new Date(ahead),
  countedAt: null,
  unusedSince: null,
};

async function addTask({ invitationId }: Wedding, uid: string): Promise<string> {
  const reference = db().collection(paths.tasks()).doc();
  await reference.set({ id: reference.id, invitationId, createdBy: uid, assignee: uid, title: "Tenda" });
  return reference.id;
}

async function live(): Promise<Life> {
  const [account, relative] = await Promise.all([newAccount("Rani"), newAccount("Dimas")]);
  const phone = `+62811${String(randomInt(10_000_000, 99_999_999))}`;
  const [alone, shared, foreign, left] = await Promise.all([
    publishWedding(product, account),
    publishWedding(product, account),
    draftWedding(product, relative),
    draftWedding(product, relative),
  ]);
  await joinTeam(shared.invitationId, relative.uid, "editor");
  await profileDocument(relative.uid).update({
    invitations: [foreign.invitationId, left.invitationId, shared.invitationId],
  });
  for (const { invitationId, revision } of [foreign, left]) {
    await joinTeam(invitationId, account.uid, "editor");
    await product.asHost("saveDraft", { invitationId, basedOn: revision, content: openWedding() }, account);
    await product.asHost("publishInvitation", { invitationId, revision: revision + 1 }, account);
  }
  // Of whom they were to invite, nobody is in the teams that they leave one way or the other.
  const guest = { ...guestInput, sender: { kind: "member" as const, id: account.uid } };
  for (const { invitationId } of [foreign, left])
    await product.asHost("saveGuest", { invitationId, guestId: null, guest, contact: noContact }, account);
  await product.asHost("removeTeamMember", { invitationId: left.invitationId, uid: account.uid }, account);
  for (const { invitationId } of [alone, shared]) {
    const contact = { phone, email: account.email };
    await product.asHost("saveGuest", { invitationId, guestId: null, guest: guestInput, contact }, account);
  }
  await db().recursiveDelete(db().collection(paths.contacts(shared.invitationId)));
  await product.asHost(
    "inviteTeamMember",
    { invitationId: shared.invitationId, role: "viewer", name: "Sri", email: null },
    account,
  );
  await product.asHost(
    "inviteTeamMember",
    { invitationId: left.invitationId, role: "viewer", name: "Rani", email: account.email },
    relative,
  );
  await Promise.all([
    addTask(shared, account.uid),
    addTask(foreign, account.uid),
    addTask(left, account.uid),
  ]);
  const { uid } = account;
  const saidBy = (author: string, id: string) => ({
    id,
    by: "host",
    uid: author,
    name: "Rani",
    text: "Halo",
  });
  for (const chatId of [supportChatId(uid), teamChatId(foreign.invitationId)]) {
    const message = saidBy(uid, "A".repeat(20));
    const place = chatPlace(chatId);
    const invitationId = place?.kind === "team" ? place.invitationId : null;
    await db().doc(paths.chat(chatId)).set({ id: chatId, invitationId, uid: null, last: message });
    await db().doc(paths.chatMessage(chatId, message.id)).set(message);
    await db().doc(paths.chatRead(chatId, uid)).set({ uid, messages: 1 });
  }
  const reported = { about: "message", chatId: teamChatId(foreign.invitationId), by: uid, message: { uid } };
  await db().collection(paths.reports()).doc().set(reported);
  const feed = { id: "B".repeat(20), kind: "calendarFeed", owner: uid, invitationId: null };
  await db().collection(paths.apps()).doc().set(feed);
  await db().collection(paths.audits()).doc().set({ by: uid, account: uid });
  await db().doc(paths.userSettings(uid, "appearance")).set({ accent: "nila" });
  for (const { invitationId } of [alone, foreign]) {
    const uploadId = randomBytes(11).toString("hex");
    await storedMediaDocument({ invitationId, uploadId }).set({
      ...storedMedia,
      id: uploadId,
      uploadedBy: uid,
    });
    // Under a name that the suite's own trigger leaves alone: it would enter the file at any time, also between rounds.
    await writeFile(`uploads/${invitationId}/${uid}/left-behind`, picture, "image/png");
  }
  const params = {
    inviterName: "Rani",
    invitationTitle: "Rani & Dimas",
    role: "viewer" as const,
    path: "/join#t=abc",
    expiresAt: "2026-12-01T00:00:00.000Z",
    zone: "Asia/Jakarta",
  };
  const caused = { key: randomBytes(8).toString("hex"), account: account.uid };
  await sendMail(
    {
      template: "teamInvitation",
      to: `${randomBytes(8).toString("hex")}@janur.test`,
      language: "id",
      params,
    },
    caused,
    new Date(),
  );
  return { account, relative, phone, alone, shared, foreign, left };
}

async function expectGone({ account, relative, phone, alone, shared, foreign, left }: Life): Promise<void> {
  expect(await tracesOf([account.uid, account.email, phone])).toEqual([]);
  expect(await stored.invitation(alone.invitationId)).toBeUndefined();
  expect(await stored.guestIds(alone.invitationId)).toEqual([]);
  expect(await stored.publicationOrForward(alone.slug)).toBeUndefined();
  expect(await stored.slug(alone.slug)).toBeUndefined();
  const head = await stored.invitation(shared.invitationId);
  expect(head).toMatchObject({ owner: relative.uid, members: [relative.uid], status: "published" });
  expect(Object.keys(head?.team ?? {})).toEqual([relative.uid]);
  expect(head?.team[relative.uid]?.role).toBe("owner");
  expect(await stored.guestIds(shared.invitationId)).toHaveLength(1);
  expect((await stored.publication(shared.slug))?.sender).toEqual({ name: "Dimas" });
  for (const { invitationId } of [foreign, left]) {
    expect((await stored.invitation(invitationId))?.members).toEqual([relative.uid]);
    expect((await stored.draft(invitationId))?.updatedBy).toBe(FORMER_ACCOUNT);
    const tasks = await db().collection(paths.tasks()).where("invitationId", "==", invitationId).get();
    expect(tasks.docs.map((task): unknown => task.get("createdBy"))).toEqual([FORMER_ACCOUNT]);
  }
  const team = await db()
    .collection(paths.chatMessages(teamChatId(foreign.invitationId)))
    .get();
  expect(team.docs.map((message): unknown => message.get("uid"))).toEqual([FORMER_ACCOUNT]);
  const profile = await stored.profile(relative.uid);
  expect(new Set(profile?.invitations)).toEqual(
    new Set([shared, foreign, left].map(({ invitationId }) => invitationId)),
  );
}

const choicesOf = ({ alone, shared, relative }: Life) => [
  { invitationId: alone.invitationId, heir: null },
  { invitationId: shared.invitationId, heir: relative.uid },
];

describe("an account that is erased (T15)", () => {
  test("leaves no trace, and what others share lives on", async () => {
    const life = await live();
    const { uid, email } = life.account;
    expect((await tracesOf([uid, email, life.phone])).length).toBeGreaterThan(10);
    await requestErasure({ uid, email, choices: choicesOf(life) }, after(0)());
    // The queue may bring a job more than once, and twice at once.
    await Promise.all(Array.from({ length: 3 }, () => eraseAccount(uid, after(0))));
    expect(await signInWorks(life.account)).toBe(false);
    expect(await tracesOf([uid])).toEqual([paths.job(`erase-${uid}`)]);
    // A tab that is still open brings the profile back.
    await profileDocument(uid).set({
      id: uid,
      displayName: "Rani",
      email,
      photoURL: null,
      createdAt: new Date(),
      invitations: [],
    });
    await Promise.all(Array.from({ length: 3 }, () => eraseAccount(uid, secondRound)));
    await expectGone(life);
  }, 90_000);

  test("is as gone when the work was killed at twenty random points (T5)", async () => {
    const life = await live();
    const { uid, email } = life.account;
    await requestErasure({ uid, email, choices: choicesOf(life) }, after(0)());
    let at = 0;
    for (let kill = 0; kill < 20; kill += 1) {
      await killedAfter(randomInt(1, 14), () => eraseAccount(uid, after(at)));
      at += limits.job.leaseMs + 1;
    }
    for (let round = 0; round < 3 && (await erasureJobDocument(uid).get()).exists; round += 1) {
      at += limits.account.secondRoundMs + limits.job.leaseMs;
      await eraseAccount(uid, after(at));
    }
    await expectGone(life);
  }, 120_000);
});

describe("who has proven their address", () => {
  test("is told that it is done, once, and then nothing knows the address", async () => {
    const account = await newAccount("Rani");
    const { uid, email } = account;
    const { getAuth } = await import("firebase-admin/auth");
    await getAuth().updateUser(uid, { emailVerified: true });
    const server = await startMailServer({ smtp: 0, inbox: 0 });
    vi.stubEnv("JANUR_SMTP_URL", `smtp://127.0.0.1:${String(server.smtpPort)}`);
    try {
      await requestErasure({ uid, email, choices: [] }, after(0)());
      await Promise.all(Array.from({ length: 3 }, () => eraseAccount(uid, after(0))));
      const id = mailIdOf(`erased/${uid}`);
      for (let told = 0; told < 2; told += 1) await handOverMail(id, after(1_000));
      await eraseAccount(uid, secondRound);
      expect(server.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
      expect(await tracesOf([uid, email])).toEqual([]);
    } finally {
      await server.close();
    }
  }, 60_000);

  test("and nobody else", async () => {
    const { uid, email } = await newAccount("Rani");
    await requestErasure({ uid, email, choices: [] }, after(0)());
    await eraseAccount(uid, after(0));
    expect((await mailDocument(mailIdOf(`erased/${uid}`)).get()).exists).toBe(false);
    await eraseAccount(uid, secondRound);
  });
});

describe("an account that was deleted from outside", () => {
  const deleted = async (uid: string, email: string): Promise<void> => {
    await Reflect.apply(Reflect.get(onDeletedAccount, "run"), onDeletedAccount, [{ data: { uid, email } }]);
  };

  test("is gone though it is told ten times, shuffled with its creation and two at once (T4)", async () => {
    const life = await live();
    const { uid, email } = life.account;
    // Nobody has chosen anything. The day of a job is the server's, so this one is asked for by hand.
    await requestErasure({ uid, email, choices: [] }, after(0)());
    const events = Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0 ? () => deleted(uid, email) : () => createProfile({ uid, email }, new Date()),
    ).sort(() => Math.random() - 0.5);
    for (let at = 0; at < events.length; at += 2) {
      await Promise.all(events.slice(at, at + 2).map((event) => event()));
    }
    await eraseAccount(uid, after(0));
    await Promise.all(events.map((event) => event()));
    await eraseAccount(uid, secondRound);
    await expectGone(life);
  }, 90_000);

  test("is noticed by itself", async () => {
    const account = await newAccount("Rani");
    const { getAuth } = await import("firebase-admin/auth");
    await getAuth().deleteUser(account.uid);
    await vi.waitFor(
      async () => {
        expect(await stored.profile(account.uid)).toBeUndefined();
      },
      { timeout: 60_000, interval: 500 },
    );
  }, 90_000);
});
