import { randomBytes } from "node:crypto";
import { guestChatId } from "@janur/domain/chat/chat";
import { chatLimits } from "@janur/domain/limits/chat-limits";
import { paths } from "@janur/domain/paths";
import { shiftedDate } from "@janur/domain/time/calendar-day";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliverDue } from "../functions/src/notify/delivery/deliver-due.ts";
import { purgeDeliveries } from "../functions/src/lifecycle/removal/purge-deliveries.ts";
import { newDelivery } from "../functions/src/notify/webhook/new-delivery.ts";
import { deliveryDocument } from "../functions/src/store/integration/integration-documents.ts";
import { chatDocument } from "../functions/src/store/chat-documents.ts";
import { notifyUnread } from "../functions/src/nouns/chat/notify-unread.ts";
import { erasureJobDocument } from "../functions/src/store/account/erasure-job.ts";
import { db } from "../functions/src/platform/google/firestore.ts";
import { guestDocument } from "../functions/src/store/guest-document.ts";
import { newAccount, type Account } from "./harness/accounts.ts";
import { stored } from "./harness/documents.ts";
import {
  draftWedding,
  inviteGuest,
  newKey,
  publishWedding,
  startProduct,
  type Product,
} from "./harness/product.ts";
import { answerFor, countSeats } from "./harness/seats.ts";
import { invitationDocument } from "../functions/src/store/access.ts";
import { publishScheduled } from "../functions/src/nouns/invitation/publish-scheduled.ts";
import { purgeTrash } from "../functions/src/lifecycle/removal/purge-invitations.ts";
import { runDueJobs } from "../functions/src/lifecycle/job/run-due-jobs.ts";
import { purgeMail } from "../functions/src/lifecycle/removal/purge-mail.ts";
import { handOverDue } from "../functions/src/notify/mail/hand-over-due.ts";
import { mailDocument, newMail } from "../functions/src/notify/mail/mail-document.ts";
import { purgeUnusedMedia } from "../functions/src/lifecycle/removal/purge-unused-media.ts";
import { storedMediaDocument } from "../functions/src/store/stored-media-document.ts";
import { purgeAlbum } from "../functions/src/lifecycle/removal/purge-album.ts";
import { albumPhotoDocument } from "../functions/src/store/album-documents.ts";
import { newPhoto } from "./harness/album.ts";
import { purgeNotifications } from "../functions/src/lifecycle/removal/purge-notifications.ts";
import { mailDigests } from "../functions/src/notify/notification/mail-digests.ts";
import { notificationDocument } from "../functions/src/notify/notification/notification-document.ts";
import { gatherLostNews, lastDay } from "../functions/src/notify/notification/gather-lost-news.ts";
import { notify } from "../functions/src/notify/notification/notify.ts";
import { purgeContacts } from "../functions/src/lifecycle/removal/purge-contacts.ts";
import { sweepSeats } from "../functions/src/nouns/seat/sweep-seats.ts";
import { purgeOldTasks } from "../functions/src/lifecycle/removal/purge-old-tasks.ts";
import { notifyDueTasks } from "../functions/src/nouns/task/notify-due-tasks.ts";
import { notifyReminders } from "../functions/src/nouns/task/notify-reminders.ts";
import { accounts } from "../functions/src/platform/google/auth-record.ts";
import { resealSecrets } from "../functions/src/lifecycle/reseal/reseal-secrets.ts";
import { open, seal, type SealedSecret } from "../functions/src/platform/secrets/sealed-secret.ts";
import { reconcileAccounts } from "../functions/src/lifecycle/erasure/reconcile-accounts.ts";
import {
  accountsOfNight,
  addTask,
  clock,
  dayAfterTomorrow,
  first,
  goneFrom,
  kindsFor,
  mailMessage,
  newestKey,
  newId,
  olderKey,
  ownWedding,
  past,
  serveBehind,
  type Row,
} from "./harness/poisoned.ts";
import type { SweepName } from "../tools/emulators/schedules.ts";

/*
 * T22: at the head of what each sweep works through lies a document that nobody can read, of somebody else; what
 * lies behind it, of the next one, is served in the same run. A new sweep without a row does not compile.
 */

let product: Product;
let owner: Account;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
});
afterAll(() => product.close());

const rows: Readonly<Record<SweepName, Row>> = {
  publishDue: {
    poison: () => ({ [paths.invitation(newId())]: { scheduled: { at: first } } }),
    sound: async () => {
      const { invitationId, slug, revision } = await draftWedding(product, owner);
      const at = new Date(Date.now() + 3_600_000).toISOString();
      await product.asHost("schedulePublish", { invitationId, revision, at }, owner);
      const scheduled = { at: past(), revision, by: owner.uid };
      await invitationDocument(invitationId).update({ scheduled });
      return async () => {
        expect((await stored.publication(slug))?.revision).toBe(revision);
      };
    },
    run: () => publishScheduled(new Date()),
  },
  emptyTrash: {
    poison: () => ({ [paths.invitation(newId())]: { trashedAt: first } }),
    sound: async () => {
      const { invitationId } = await draftWedding(product, owner);
      await product.asHost("trashInvitation", { invitationId }, owner);
      await invitationDocument(invitationId).update({ trashedAt: new Date(first.getTime() + 1) });
      return goneFrom(paths.invitation(invitationId));
    },
    run: () => purgeTrash(new Date()),
  },
  runDueJobs: {
    poison: () => ({ [paths.job(`erase-${newId()}`)]: { dueAt: first } }),
    sound: async () => {
      const { uid } = await newAccount("Udin");
      const job = { kind: "erase", account: uid, email: null, round: 2 } as const;
      await erasureJobDocument(uid).set({ ...job, choices: [], done: [], askedAt: past(), dueAt: past() });
      return goneFrom(paths.job(`erase-${uid}`));
    },
    run: () => runDueJobs(clock),
  },
  sweepPendingSeats: {
    poison: () => {
      const invitationId = newId();
      return {
        [paths.invitation(invitationId)]: { members: 7 },
        [paths.guest(invitationId, newId())]: { seat: { state: "pending", requestedAt: first } },
      };
    },
    sound: async () => {
      const wedding = await publishWedding(product, owner);
      const { guestId, token } = await inviteGuest(product, owner, wedding);
      await answerFor(product, wedding, token, { people: 2 });
      await countSeats(wedding, { capacity: 3 });
      const seat = { state: "pending", requestedAt: past(), held: 0 } as const;
      await guestDocument(wedding.invitationId, guestId).update({ seat });
      return async () => {
        const guest = await stored.guest(wedding.invitationId, guestId);
        expect(guest?.seat).toMatchObject({ state: "granted", held: 2 });
      };
    },
    run: () => sweepSeats(new Date()),
  },
  purgeContacts: {
    poison: () => ({ [paths.invitation(newId())]: { contactsUntil: first } }),
    sound: async () => {
      const { invitationId } = await draftWedding(product, owner);
      await db().doc(paths.contact(invitationId, newId())).set({ phone: "+6281234567890" });
      await invitationDocument(invitationId).update({ contactsUntil: past() });
      return async () => {
        expect((await db().collection(paths.contacts(invitationId)).get()).size).toBe(0);
      };
    },
    run: () => purgeContacts(new Date()),
  },
  mailDigests: {
    poison: async () => {
      const { uid } = await newAccount("Udin");
      return { [paths.notification(uid, newId())]: { mailState: "waiting", mailDueAt: first } };
    },
    sound: async () => {
      const { account, invitationId } = await ownWedding(product);
      const invitation = await stored.invitation(invitationId);
      if (invitation === undefined) throw new Error("no such invitation");
      await notify({ invitation, facts: { kind: "taskReminder", title: "x" }, key: newKey(), at: past() });
      const [news] = (await db().collection(paths.notifications(account.uid)).get()).docs;
      if (news === undefined) throw new Error("nothing was told");
      await news.ref.update({ mailState: "waiting", mailDueAt: past() });
      return async () => {
        expect((await notificationDocument(account.uid, news.id).get()).data()?.mailState).not.toBe(
          "waiting",
        );
      };
    },
    run: () => mailDigests(new Date()),
  },
  handOverDueMail: {
    poison: () => ({ [paths.mail(newId())]: { dueAt: first } }),
    sound: async () => {
      const mail = newMail(mailMessage, { key: newKey(), account: null }, past());
      await mailDocument(mail.id).set({ ...mail, state: "handingOver", dueAt: past() });
      return async () => {
        expect((await mailDocument(mail.id).get()).data()?.state).toBe("uncertain");
      };
    },
    run: () => handOverDue(clock),
  },
  purgeMail: {
    poison: () => ({ [paths.mail(newId())]: { createdAt: first } }),
    sound: async () => {
      const mail = newMail(mailMessage, { key: newKey(), account: null }, new Date(first.getTime() + 1));
      await mailDocument(mail.id).set({ ...mail, state: "sent", message: null, dueAt: null });
      return goneFrom(paths.mail(mail.id));
    },
    run: () => purgeMail(new Date()),
  },
  purgeNotifications: {
    poison: () => ({ [paths.notification(newId(), newId())]: { isShown: true, createdAt: first } }),
    sound: async () => {
      const path = paths.notification(owner.uid, newId());
      await db()
        .doc(path)
        .set({ isShown: true, createdAt: new Date(first.getTime() + 1) });
      return goneFrom(path);
    },
    run: () => purgeNotifications(new Date()),
  },
  deliverDueWebhooks: {
    poison: () => ({ [paths.delivery(newId())]: { dueAt: first } }),
    sound: async () => {
      const id = newId();
      const event = { id: newId(), kind: "test", subject: null, at: past() } as const;
      const delivery = newDelivery({ id: newId(), invitationId: newId() }, [event], id, past());
      await deliveryDocument(id).set(delivery);
      return async () => {
        // Its connection is gone, which is the end of it.
        expect((await deliveryDocument(id).get()).data()?.state).toBe("failed");
      };
    },
    run: () => deliverDue(clock),
  },
  purgeDeliveries: {
    poison: () => ({ [paths.delivery(newId())]: { createdAt: first } }),
    sound: async () => {
      const path = paths.delivery(newId());
      await db()
        .doc(path)
        .set({ createdAt: new Date(first.getTime() + 1) });
      return goneFrom(path);
    },
    run: () => purgeDeliveries(new Date()),
  },
  notifyUnreadMessages: {
    // More than one look takes: a hundred of them stopped everybody's news.
    poison: () =>
      Object.fromEntries(
        Array.from({ length: 105 }, () => [
          paths.chat(guestChatId(newId(), newId())),
          { isTold: false, updatedAt: first },
        ]),
      ),
    sound: async () => {
      const wedding = await publishWedding(product, owner);
      const { guestId, token } = await inviteGuest(product, owner, wedding);
      const { invitationId, slug } = wedding;
      const words = { id: newId(), name: "Udin", text: "Jam berapa?" };
      const question = { ...words, invitationId, slug, token, thread: null };
      await product.asGuest("askHost", question);
      const chatId = guestChatId(invitationId, guestId);
      const updatedAt = new Date(Date.now() - chatLimits.toldAfterMs - 1_000);
      await chatDocument(chatId).update({ updatedAt });
      // One's own mark, written by a client: more than any number that we read.
      const mark = { uid: owner.uid, messages: 2 ** 60, readAt: first };
      await db().doc(paths.chatRead(chatId, owner.uid)).set(mark);
      return async () => {
        expect((await chatDocument(chatId).get()).data()?.isTold).toBe(true);
        expect(await kindsFor(owner)).toContain("messages");
      };
    },
    run: () => notifyUnread(new Date()),
  },
  notifyDueTasks: {
    poison: () => ({
      [paths.invitation(newId())]: { startAt: new Date(Date.now() - 86_400_000) },
      [paths.task(newId())]: { due: { date: shiftedDate(dayAfterTomorrow, -3) } },
    }),
    sound: async () => {
      const { account, invitationId } = await ownWedding(product);
      await addTask(owner, invitationId, { due: { date: shiftedDate(dayAfterTomorrow, -1) } });
      await addTask(owner, invitationId, { due: { date: dayAfterTomorrow } });
      return async () => {
        expect(await kindsFor(account)).toContain("tasks");
      };
    },
    run: () => notifyDueTasks(new Date()),
  },
  purgeOldTasks: {
    poison: () => ({
      [paths.task(newId())]: { deletedAt: first },
      [paths.taskAttachment(newId(), newId())]: { waitingSince: first },
    }),
    sound: async () => {
      const { invitationId } = await draftWedding(product, owner);
      const task = await addTask(owner, invitationId, { deletedAt: new Date(first.getTime() + 1) });
      return goneFrom(paths.task(task));
    },
    run: () => purgeOldTasks(new Date()),
  },
  notifyReminders: {
    poison: () => ({ [paths.task(newId())]: { reminder: { at: new Date(Date.now() - 25 * 60_000) } } }),
    sound: async () => {
      const { account, invitationId } = await ownWedding(product);
      await addTask(owner, invitationId, { reminder: { at: past() } });
      return async () => {
        expect(await kindsFor(account)).toEqual(["taskReminder"]);
      };
    },
    run: () => notifyReminders(new Date()),
  },
  gatherLostNews: {
    poison: () => {
      const invitationId = newId();
      const answer = { by: "guest", answeredAt: lastDay(new Date()).from };
      return {
        [paths.invitation(invitationId)]: { members: 7 },
        [paths.guest(invitationId, newId())]: { answer },
      };
    },
    sound: async () => {
      const wedding = await publishWedding(product, owner);
      const { guestId, token } = await inviteGuest(product, owner, wedding);
      await answerFor(product, wedding, token, { people: 2 });
      const answeredAt = new Date(lastDay(new Date()).from.getTime() + 60_000);
      await db().doc(paths.guest(wedding.invitationId, guestId)).update({ "answer.answeredAt": answeredAt });
      return async () => {
        expect(await kindsFor(owner)).toContain("answers");
      };
    },
    run: () => gatherLostNews(new Date()),
  },
  purgeUnusedMedia: {
    poison: () => ({ [paths.mediaFile(newId(), randomBytes(16).toString("base64url"))]: { checkAt: first } }),
    sound: async () => {
      const { invitationId } = await draftWedding(product, owner);
      const uploadId = randomBytes(16).toString("base64url");
      const refused = { id: uploadId, state: "refused", reason: "broken", uploadedBy: owner.uid } as const;
      const nothing = {
        picture: null,
        qris: null,
        music: null,
        bytes: 0,
        countedAt: null,
        unusedSince: null,
      };
      const name = randomBytes(16).toString("hex");
      const checkAt = new Date(first.getTime() + 1);
      await storedMediaDocument({ invitationId, uploadId }).set({ ...refused, ...nothing, name, checkAt });
      return goneFrom(paths.mediaFile(invitationId, uploadId));
    },
    run: () => purgeUnusedMedia(new Date()),
  },
  purgeAlbum: {
    poison: () => ({ [paths.albumPhoto(newId(), newId())]: { checkAt: first } }),
    sound: async () => {
      const { invitationId } = await draftWedding(product, owner);
      const id = newId();
      const checkAt = new Date(first.getTime() + 1);
      await albumPhotoDocument(invitationId, id).set({ ...newPhoto(id), checkAt });
      return goneFrom(paths.albumPhoto(invitationId, id));
    },
    run: () => purgeAlbum(new Date()),
  },
  resealSecrets: {
    poison: () => ({
      [paths.secret("app-poisoned000000000000a")]: { password: { nonce: 7 }, previous: "none" },
      [paths.secret("app-poisoned000000000000b")]: { password: seal("x", "elsewhere", ["of-nobody"]) },
    }),
    sound: async () => {
      const place = `app-${newId()}`;
      const secret = db().doc(paths.secret(place));
      await secret.set({ password: seal("sandi", place, [olderKey]) });
      return async () => {
        const kept = (await secret.get()).get("password") as SealedSecret;
        expect(open(kept, place, [newestKey])).toBe("sandi");
        await secret.delete();
      };
    },
    run: () => resealSecrets([newestKey, olderKey]),
  },
  reconcileAccounts: {
    poison: () => ({
      [paths.user(`${accountsOfNight.from}-a`)]: { displayName: 7, invitations: "none" },
      [paths.account(`${accountsOfNight.from}-a`)]: { uid: 7 },
    }),
    sound: async () => {
      const uid = `${accountsOfNight.from}-b`;
      await accounts().createUser({ uid });
      return async () => {
        expect((await db().doc(paths.account(uid)).get()).exists).toBe(true);
      };
    },
    run: () => reconcileAccounts(clock, accountsOfNight),
  },
};

test.each(Object.entries(rows))("%s serves what lies behind what cannot be read", async (_name, row) => {
  await serveBehind(row);
});
