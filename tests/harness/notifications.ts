import { accountSettingsSchemas, type AccountSettings } from "@janur/domain/account/account-settings";
import { mailSchema, type Mail } from "@janur/domain/notification/mail";
import { notificationSchema, type Notification } from "@janur/domain/notification/notification";
import { paths } from "@janur/domain/paths";
import { getAuth } from "firebase-admin/auth";
import { converter, db } from "../../functions/src/platform/google/firestore.ts";
import type { Account } from "./accounts.ts";

export async function notificationsFor(uid: string): Promise<Notification[]> {
  const news = db().collection(paths.notifications(uid)).withConverter(converter(notificationSchema));
  return (await news.get()).docs.map((document) => document.data());
}

/** Time is moved for this account only: a clock put forward would mail what other tests have waiting. */
export async function makeDue({ uid }: Account): Promise<void> {
  const waiting = db().collection(paths.notifications(uid)).where("mailState", "==", "waiting");
  for (const { ref } of (await waiting.get()).docs)
    await ref.update({ mailDueAt: new Date(Date.now() - 1_000) });
}

export const factsFor = async (uid: string) => (await notificationsFor(uid)).map(({ facts }) => facts);

export async function choose(uid: string, change: Partial<AccountSettings["notifications"]>): Promise<void> {
  const settings = { ...accountSettingsSchemas.notifications.parse({}), ...change };
  await db().doc(paths.userSettings(uid, "notifications")).set(settings);
}

/** Mails to an address that have not left yet. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const mails = db().collection(paths.mails()).withConverter(converter(mailSchema));
  const found = await mails.where("message.to", "==", address).get();
  return found.docs.map((document) => document.data());
}

export async function verified(account: Account): Promise<Account> {
  await getAuth().updateUser(account.uid, { emailVerified: true });
  return account;
}
