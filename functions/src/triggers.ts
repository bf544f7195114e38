import { onUserCreated, onUserDeleted } from "firebase-functions/v2/identity";
import { onObjectFinalized } from "firebase-functions/v2/storage";
import { serviceOptions } from "./options.ts";
import { uploadsBucket } from "./platform/runtime.ts";

/**
 * A new account → `users/{uid}` with the specification's six fields, unless
 * the browser was faster. Safe to deliver any number of times.
 */
export const createProfile = onUserCreated(serviceOptions.trigger, async (event) => {
  const { createProfile: create } = await import("./nouns/account/create-profile.ts");
  await create(event.data, new Date());
});

/**
 * An account that is gone, by its own wish or from outside → everything of it
 * erased. Safe to deliver any number of times, in any order with its creation.
 */
export const eraseDeletedAccount = onUserDeleted(serviceOptions.trigger, async ({ data }) => {
  const { requestErasure } = await import("./lifecycle/erasure/request-erasure.ts");
  await requestErasure({ uid: data.uid, email: data.email ?? null, choices: [] }, new Date());
});

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
