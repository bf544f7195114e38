import { limits } from "@janur/domain/limits";
import { describe, expect, test } from "vitest";
import {
  changesOfForm,
  emptyGuestForm,
  fromGuestForm,
  guestFormSchema,
  hasMoreThanFirst,
  nextGuestForm,
  toGuestForm,
  toPromotedForm,
  type GuestForm,
} from "./form.ts";

const isGood = (change: Partial<typeof emptyGuestForm>) =>
  guestFormSchema.safeParse({ ...emptyGuestForm, name: "Suparmi", ...change }).success;

describe("the guest form", () => {
  test("needs a name and nothing else", () => {
    expect(guestFormSchema.safeParse(emptyGuestForm).success).toBe(false);
    const values = { ...emptyGuestForm, name: "Suparmi" };
    expect(guestFormSchema.safeParse(values).success).toBe(true);
    expect(fromGuestForm(values)).toMatchObject({
      guest: { name: "Suparmi", seats: 1, kind: "person", ceremonies: null, tags: [] },
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
      name: "Ibu SMAN 3",
      kind: "group" as const,
      members: "Siti",
      answerCap: " 40 ",
      phone: "0812 3456 7890",
    };
    expect(fromGuestForm(values)).toMatchObject({
      guest: { honorific: "", name: "Ibu SMAN 3", members: [], answerCap: 40 },
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
    [
      "a name with honorific and family",
      { name: `Bapak ${"x".repeat(limits.guest.name.max)} & Keluarga` },
      true,
    ],
    ["a name that is too long by itself", { name: "x".repeat(limits.guest.name.max + 1) }, false],
    ["nothing but an honorific and its family", { name: "& Keluarga" }, false],
    ["a tag that is too long", { tags: "x".repeat(limits.guest.tag + 1) }, false],
  ])("%s", (_name, change, good) => {
    expect(isGood(change)).toBe(good);
  });
});

function names(count: number): string {
  return Array.from({ length: count }, (_, index) => `Nama ${String(index)}`).join("\n");
}

describe("the name on the envelope", () => {
  const written = (name: string) => ({ ...emptyGuestForm, name });

  test("is taken apart when it is saved, and stands as a whole when it is changed", () => {
    const { guest, contact } = fromGuestForm(written("Bapak Hadi Wiranto & Keluarga"));
    expect(guest).toMatchObject({ honorific: "Bapak", name: "Hadi Wiranto", suffix: "& Keluarga" });
    expect(toGuestForm(guest, contact).name).toBe("Bapak Hadi Wiranto & Keluarga");
  });

  test("keeps the parts that somebody gave it for as long as the whole is the same", () => {
    const before = { honorific: "Kanjeng", name: "Raden Ajeng Sri", suffix: "" };
    const same = written("Kanjeng Raden Ajeng Sri");
    expect(fromGuestForm(same, before).guest).toMatchObject(before);
    const changed = fromGuestForm(written("Ibu Sri"), before).guest;
    expect(changed).toMatchObject({ honorific: "Ibu", name: "Sri" });
  });
});

describe("what was changed since the form was opened", () => {
  const { guest, contact } = fromGuestForm({
    ...emptyGuestForm,
    name: "Bapak Hadi Wiranto",
    tags: "VIP",
    phone: "0812 3456 7890",
  });
  const opened = toGuestForm(guest, contact);
  const changes = (change: Partial<GuestForm>) => changesOfForm({ ...opened, ...change }, opened, guest);

  test.each<[string, Partial<GuestForm>, ReturnType<typeof changesOfForm>]>([
    ["nothing", {}, { guest: {}, contact: {} }],
    ["a note", { note: "Vegetarian" }, { guest: { note: "Vegetarian" }, contact: {} }],
    ["a number that is taken away", { phone: "" }, { guest: {}, contact: { phone: null } }],
    ["a number written in another way", { phone: "0812-3456-7890" }, { guest: {}, contact: {} }],
    [
      "ceremonies and tags",
      { ceremonies: [], tags: "" },
      { guest: { ceremonies: [], tags: [] }, contact: {} },
    ],
    [
      "a name, with all its parts",
      { name: "Bapak Hadi W." },
      { guest: { honorific: "Bapak", name: "Hadi W.", suffix: "" }, contact: {} },
    ],
    [
      "a kind, with what it does not have",
      { kind: "group" },
      {
        guest: { kind: "group", honorific: "", name: "Bapak Hadi Wiranto", suffix: "" },
        contact: { phone: null },
      },
    ],
  ])("%s", (_name, change, expected) => {
    expect(changes(change)).toEqual(expected);
  });
});

describe("the first fields", () => {
  const filled = {
    ...emptyGuestForm,
    name: "Udin",
    phone: "0812 3456 7890",
    group: "Kantor",
    side: "bride" as const,
    seats: 3,
    note: "Vegetarian",
  };

  test("are enough for most guests", () => {
    expect(
      hasMoreThanFirst({ ...emptyGuestForm, name: "Udin", phone: "0812", group: "Kantor", seats: 3 }),
    ).toBe(false);
    expect(hasMoreThanFirst(filled)).toBe(true);
  });

  test("the next guest belongs to the same group and side, and is somebody else", () => {
    expect(nextGuestForm(filled)).toEqual({ ...emptyGuestForm, group: "Kantor", side: "bride" });
  });
});

describe("a guest out of the inbox", () => {
  const { guest } = fromGuestForm({ ...emptyGuestForm, name: "Hadi Wiranto" });
  const answered = { ...guest, name: "Pak Hadi Wiranto", answer: null };

  test("has a place for everybody whom they bring, and their name taken apart", () => {
    const form = toPromotedForm(answered);
    expect(form).toMatchObject({ name: "Pak Hadi Wiranto", seats: 1 });
    expect(fromGuestForm(form).guest).toMatchObject({ honorific: "Pak", name: "Hadi Wiranto" });
  });
});
