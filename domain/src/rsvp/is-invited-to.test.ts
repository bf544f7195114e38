import { expect, test } from "vitest";
import { isInvitedTo } from "./is-invited-to.ts";

const resepsi = { id: "resepsi", isOpen: true };
const malam = { id: "malam", isOpen: false };

test("all are invited to what is open to all, some to what they are named for", () => {
  expect(isInvitedTo({ ceremonies: null }, resepsi)).toBe(true);
  expect(isInvitedTo({ ceremonies: null }, malam)).toBe(false);
  expect(isInvitedTo({ ceremonies: ["malam"] }, resepsi)).toBe(false);
});
