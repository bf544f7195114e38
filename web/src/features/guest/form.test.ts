import { describe, expect, test } from "vitest";
import { emptyGuestForm, fromGuestForm, guestFormSchema, readPhone } from "./form.ts";

describe("readPhone", () => {
  test.each([
    "0812 3456 7890",
    "812-3456-7890",
    "6281234567890",
    "+62 812 3456 7890",
    "+62 (0)812 3456 7890",
  ])("%s is one number", (typed) => {
    expect(readPhone(typed)).toMatchObject({
      kind: "number",
      phone: "+6281234567890",
      isLandline: false,
    });
  });

  test("knows a landline", () => {
    expect(readPhone("(022) 420 1234")).toMatchObject({ kind: "number", isLandline: true });
  });

  test("takes numbers from abroad with their country", () => {
    expect(readPhone("+60 12-345 6789")).toMatchObject({ kind: "number", phone: "+60123456789" });
  });

  test.each(["0812", "6.28123E+12", "nomor"])("does not guess at %s", (typed) => {
    expect(readPhone(typed)).toEqual({ kind: "invalid" });
  });
});

describe("the guest form", () => {
  test("needs a name and nothing else", () => {
    expect(guestFormSchema.safeParse(emptyGuestForm).success).toBe(false);
    const values = { ...emptyGuestForm, name: "Suparmi" };
    expect(guestFormSchema.safeParse(values).success).toBe(true);
    expect(fromGuestForm(values)).toMatchObject({
      guest: { name: "Suparmi", seats: 2 },
      contact: { phone: null, email: null },
    });
  });

  test("stores the number in E.164", () => {
    const { contact } = fromGuestForm({ ...emptyGuestForm, name: "Udin", phone: "0812 3456 7890" });
    expect(contact.phone).toBe("+6281234567890");
  });
});
