import { onUserCreated } from "firebase-functions/v2/identity";
import { serviceOptions } from "./options.ts";

/**
 * A new account → `users/{uid}` with the specification's six fields, unless
 * the browser was faster. Safe to deliver any number of times.
 */
export const createProfile = onUserCreated(serviceOptions.trigger, async (event) => {
  const { createProfile: create } = await import("./account/create-profile.ts");
  await create(event.data, new Date());
});
