import { expect, test } from "vitest";
import { changedFields, guestChangeSchema, restoredFields, type Changeable } from "./guest-change.ts";
import { limits } from "../limits.ts";

const guest: Required<Changeable> = {
  group: "Kantor",
  side: null,
  channel: "whatsapp",
  sender: null,
  seats: 2,
  ceremonies: null,
  tags: ["VIP", "lama"],
};

test("a change names only the fields that become another value", () => {
  expect(changedFields(guest, { group: "Kantor", seats: 4 })).toEqual({ seats: 4 });
  expect(changedFields(guest, { group: "Kantor" })).toEqual({});
  expect(changedFields(guest, { sender: { kind: "member", id: "bude" }, side: "bride" })).toEqual({
    sender: { kind: "member", id: "bude" },
    side: "bride",
  });
});

test("tags are added and removed, each once, up to the limit", () => {
  expect(changedFields(guest, { addTags: ["VIP", "baru"], removeTags: ["lama"] })).toEqual({
    tags: ["VIP", "baru"],
  });
  const many = Array.from({ length: limits.guest.tags }, (_, index) => `t${String(index)}`);
  expect(changedFields(guest, { addTags: many }).tags).toHaveLength(limits.guest.tags);
});

test("taking a change back leaves what somebody wrote since", () => {
  const change = { before: { group: "Kantor", seats: 2 }, after: { group: "Keluarga", seats: 4 } };
  expect(restoredFields({ ...guest, group: "Keluarga", seats: 4 }, change)).toEqual(change.before);
  expect(restoredFields({ ...guest, group: "Tetangga", seats: 4 }, change)).toEqual({ seats: 2 });
  expect(restoredFields({ ...guest, group: "Tetangga", seats: 5 }, change)).toEqual({});
});

test("a change is of the fields that many guests may get at once", () => {
  const change = { group: "Kantor", seats: 4, addTags: ["VIP"], removeTags: ["lama"] };
  expect(guestChangeSchema.parse(change)).toEqual(change);
  expect(guestChangeSchema.safeParse({ ...change, name: "Rani" }).success).toBe(false);
});
