import { describe, expect, test } from "vitest";
import { emptyGuestForm, fromGuestForm, guestFormSchema } from "./form.ts";

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
