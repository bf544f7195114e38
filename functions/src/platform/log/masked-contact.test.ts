import { expect, test } from "vitest";
import { maskedEmail, maskedPhone } from "./masked-contact.ts";

test("a number shows its last three digits, whatever its length", () => {
  expect(maskedPhone("+6281234567890")).toBe("•••890");
  expect(maskedPhone("+60123456")).toBe("•••456");
  expect(maskedPhone(null)).toBeNull();
});

test("an address shows its first letter and where it is", () => {
  expect(maskedEmail("hadi@janur.test")).toBe("h•••@janur.test");
  expect(maskedEmail("h@janur.test")).toBe("h•••@janur.test");
  expect(maskedEmail(null)).toBeNull();
});
