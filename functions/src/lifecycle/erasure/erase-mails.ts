import { paths } from "@janur/domain/paths";
import type { ErasedAccount } from "../../store/account/erased-account.ts";
import { db } from "../../platform/google/firestore.ts";
import { changeAll } from "../../platform/sweep/change-all.ts";
import { withdrawMailWithId } from "../../notify/mail/withdraw-mail.ts";

/** Mails to the account do not go out any more; of those that it caused nobody knows whose they were. */
export async function eraseMails({ uid, email }: ErasedAccount, now: Date): Promise<void> {
  const mails = db().collection(paths.mails());
  if (email !== null) {
    for (const address of new Set([email, email.toLowerCase()])) {
      const toAddress = mails.where("message.to", "==", address);
      // A family that wrote to them is told that its mail did not go.
      for (const { id } of (await toAddress.select().get()).docs) await withdrawMailWithId(id, now);
      await changeAll(toAddress, (batch, mail) => {
        batch.delete(mail);
      });
    }
  }
  const caused = mails.where("account", "==", uid);
  await changeAll(caused.where("dueAt", "==", null), (batch, mail) => {
    batch.update(mail, { account: null, ownServer: null, message: null });
  });
  await changeAll(caused, (batch, mail) => {
    batch.update(mail, { account: null, ownServer: null });
  });
}
