import { expect, test } from "vitest";
import { forcedFunctions } from "./forced.ts";

const wanted = {
  eventPage: { minInstances: "{{ params.EVENT_PAGE_MIN_INSTANCES }}" },
  guest: { minInstances: "{{ params.GUEST_MIN_INSTANCES }}" },
  storeUpload: { eventTrigger: { retry: true } },
  syncProfile: { eventTrigger: { retry: false } },
};
const settings = { EVENT_PAGE_MIN_INSTANCES: "0", GUEST_MIN_INSTANCES: "1" };

test("whatever is newly tried again, or newly waits, is forced by name", () => {
  expect(forcedFunctions(wanted, {}, settings)).toEqual(["guest", "storeUpload"]);
});

test("and nothing once it is so, or comes to less", () => {
  const deployed = {
    guest: { minInstances: 2 },
    storeUpload: { eventTrigger: { retry: true } },
    syncProfile: { eventTrigger: { retry: true } },
  };
  expect(forcedFunctions(wanted, deployed, settings)).toEqual([]);
  expect(forcedFunctions(wanted, { ...deployed, storeUpload: {} }, settings)).toEqual(["storeUpload"]);
});
