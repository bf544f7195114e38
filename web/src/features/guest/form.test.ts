import { limits } from "@janur/domain/limits";
import { describe, expect, test } from "vitest";
import { emptyGuestForm, fromGuestForm, guestFormSchema, toGuestForm, toPromotedForm } from "./form.ts";

const isGood = (change: Partial<typeof emptyGuestForm>) =>
  guestFormSchema.safeParse({ ...emptyGuestForm, name: "Suparmi", ...change }).success;

describe("the guest form", () => {
  test("needs a name and nothing else", () => {
    expect(guestFormSchema.safeParse(emptyGuestForm).success).toBe(false);
    const values = { ...emptyGuestForm, name: "Suparmi" };
    expect(guestFormSchema.safeParse(values).success).toBe(true);
    expect(fromGuestForm(values)).toMatchObject({
      guest: { name: "Suparmi", seats: 2, kind: "person", ceremonies: null, tags: [] },
      contact: { phone: null, email: null },
    });
  });

  test("stores the number in E.164", () => {
    const { contact } = fromGuestForm({ ...emptyGuestForm, name: "Udin", phone: "0812 3456 7890" });
    expect(contact.phone).toBe("+6281234567890");
  });

  test("names of a household stand on lines, tags between commas, each once", () => {
    const values = {
      ...emptyGuestForm,
      name: "Hadi",
      kind: "household" as const,
      members: "Siti\n\n Budi \nSiti",
      tags: "VIP,, kantor , VIP",
    };
    const { guest, contact } = fromGuestForm(values);
    expect(guest).toMatchObject({ members: ["Siti", "Budi"], tags: ["VIP", "kantor"], answerCap: null });
    expect(toGuestForm(guest, contact)).toMatchObject({ members: "Siti\nBudi", tags: "VIP, kantor" });
  });

  test("a group keeps nothing that only persons have", () => {
    const values = {
      ...emptyGuestForm,
      name: "SMAN 3",
      kind: "group" as const,
      honorific: "Bapak",
      members: "Siti",
      answerCap: " 40 ",
      phone: "0812 3456 7890",
    };
    expect(fromGuestForm(values)).toMatchObject({
      guest: { honorific: "", members: [], answerCap: 40 },
      contact: { phone: null },
    });
  });

  test.each<[string, Partial<typeof emptyGuestForm>, boolean]>([
    ["no cap", { answerCap: "" }, true],
    ["the largest cap", { answerCap: String(limits.guest.groupAnswers) }, true],
    ["one more than that", { answerCap: String(limits.guest.groupAnswers + 1) }, false],
    ["a cap in words", { answerCap: "empat" }, false],
    ["a cap of nobody", { answerCap: "0" }, false],
    ["as many names as a household holds", { members: names(limits.guest.members) }, true],
    ["one name more", { members: names(limits.guest.members + 1) }, false],
    ["a tag that is too long", { tags: "x".repeat(limits.guest.tag + 1) }, false],
  ])("%s", (_name, change, good) => {
    expect(isGood(change)).toBe(good);
  });
});

function names(count: number): string {
  return Array.from({ length: count }, (_, index) => `Nama ${String(index)}`).join("\n");
}

describe("a guest out of the inbox", () => {
  const { guest } = fromGuestForm({ ...emptyGuestForm, name: "Pak Hadi Wiranto" });

  test("has her name taken apart and a place for everybody she brings", () => {
    expect(toPromotedForm({ ...guest, answer: null })).toMatchObject({
      honorific: "Pak",
      name: "Hadi Wiranto",
      seats: 1,
    });
    expect(toPromotedForm({ ...guest, name: "Ibu", answer: null })).toMatchObject({
      honorific: "",
      name: "Ibu",
    });
  });
});
