import { test as base, type BrowserContext } from "@playwright/test";
import { startFeast, type DoorFeast } from "./door-feast.ts";
import { doorPhone } from "./door-phone.ts";

/** Tests of the day itself: a feast that has begun, and the phone of somebody who keeps the door. */
export const test = base.extend<{ feast: DoorFeast; phone: BrowserContext }>({
  feast: async ({ baseURL }, provide) => {
    await provide(await startFeast(baseURL));
  },
  phone: async ({ browser, baseURL }, provide) => {
    const phone = await browser.newContext({ ...doorPhone, baseURL });
    await provide(phone);
    await phone.close();
  },
});
