import { expect, test } from "vitest";
import { hostCallables } from "../contracts/callables.ts";
import { guestCallables } from "../contracts/guest-callables.ts";
import { neededBy, readingOperations } from "./operation-switches.ts";

const names = [...Object.keys(hostCallables), ...Object.keys(guestCallables)];

test("what goes on in maintenance are operations that there are", () => {
  expect([...readingOperations].filter((name) => !names.includes(name))).toEqual([]);
});

test("an operation that is named nowhere needs writing", () => {
  expect(neededBy("submitRsvp")).toEqual(["writing"]);
  expect(neededBy("somethingNew")).toEqual(["writing"]);
  expect(neededBy("readWishes")).toEqual([]);
});

test("files and WhatsApp are shut by themselves", () => {
  for (const name of ["beginAlbumPhoto", "prepareTaskFile", "saveProfilePhoto"])
    expect(neededBy(name)).toEqual(["writing", "uploads"]);
  expect(neededBy("sendWhatsApp")).toEqual(["writing", "whatsApp"]);
  for (const name of ["beginAlbumPhoto", "prepareTaskFile", "sendWhatsApp", "sendTestMessage"])
    expect(names).toContain(name);
});
