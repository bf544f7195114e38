import { onUserCreated, onUserDeleted } from "firebase-functions/v2/identity";
import { onObjectFinalized } from "firebase-functions/v2/storage";
import { serviceOptions } from "./options.ts";
import { uploadsBucket } from "./platform/runtime.ts";

/**
 * A new account → `users/{uid}` with the specification's six fields, unless
 * the browser was faster. Safe to deliver any number of times; comes again while it fails.
 */
export const createProfile = onUserCreated({ ...serviceOptions.trigger, retry: true }, async (event) => {
  const [{ orGiveUp }, { createProfile: create }] = await Promise.all([
    import("./lifecycle/event/or-give-up.ts"),
    import("./nouns/account/create-profile.ts"),
  ]);
  const now = new Date();
  await orGiveUp({ trigger: "createProfile", time: event.time }, now, () => create(event.data, now));
});

/**
 * An account that is gone, by its own wish or from outside → everything of it
 * erased. Safe to deliver any number of times, in any order with its creation; comes again while it fails.
 */
export const eraseDeletedAccount = onUserDeleted(
  { ...serviceOptions.trigger, retry: true },
  async ({ data, time }) => {
    const [{ orGiveUp }, { requestErasure }] = await Promise.all([
      import("./lifecycle/event/or-give-up.ts"),
      import("./lifecycle/erasure/request-erasure.ts"),
    ]);
    const now = new Date();
    const account = { uid: data.uid, email: data.email ?? null, choices: [] };
    await orGiveUp({ trigger: "eraseDeletedAccount", time }, now, () => requestErasure(account, now));
  },
);

/**
 * A file among the uploads → what pages load of it, and its document in
 * `invitations/{id}/media`. Safe to deliver any number of times; what stays too
 * hard is given up after an hour.
 */
export const storeUpload = onObjectFinalized(
  { ...serviceOptions.mediaJob, bucket: uploadsBucket(), retry: true },
  async ({ data, time }) => {
    const { receiveUpload } = await import("./lifecycle/upload/receive-upload.ts");
    await receiveUpload(data, new Date(time), new Date());
  },
);
