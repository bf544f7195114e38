import { describe, expect, it } from "vitest";
import { languageOfForm, parseRsvpForm, parseWishForm, rsvpDraft } from "./rsvp-form.ts";

const usual = {
  language: "en",
  basedOn: "0",
  "attend.akad": "yes",
  "attend.resepsi": "no",
  name: "  Hadi   Wiranto ",
  adults: "2",
  children: "1",
  companions: "Wati, Joko\nSri",
  note: "Terima kasih",
};

function fields(change: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({ ...usual, ...change });
}

function formOf(change: Record<string, string> = {}, sender = "s") {
  const parsed = parseRsvpForm(fields(change), sender);
  if (!parsed.ok) throw new Error(`refused: ${parsed.fields.join()}`);
  return parsed.form;
}

describe("RSVP form", () => {
  it("reads every field", () => {
    expect(formOf()).toEqual({
      language: "en",
      token: null,
      name: "Hadi Wiranto",
      basedOn: 0,
      key: expect.stringMatching(/^[\w-]{40}$/) as string,
      answer: {
        ceremonies: { akad: "yes", resepsi: "no" },
        adults: 2,
        children: 1,
        companions: ["Wati", "Joko", "Sri"],
        note: "Terima kasih",
        representedBy: "",
        questions: {},
      },
    });
  });

  it("reads custom questions, several options under one name, and leaves blanks out", () => {
    const typed = fields({ "q.menu": "ayam", "q.catatan": "", representedBy: " Joko " });
    typed.append("q.hari", "sabtu");
    typed.append("q.hari", "minggu");
    expect(parseRsvpForm(typed, "s")).toMatchObject({
      ok: true,
      form: {
        answer: {
          representedBy: "Joko",
          questions: { menu: ["ayam"], hari: ["sabtu", "minggu"], catatan: [] },
        },
      },
    });
    expect(rsvpDraft(typed).questions).toEqual({ menu: ["ayam"], hari: ["sabtu", "minggu"], catatan: [] });
  });

  it("takes ticked members of a household as companions and counts them at least", () => {
    const typed = fields({ adults: "1", companions: "Bude Sri" });
    for (const name of ["Hadi", "Wati", "Joko"]) typed.append("member", name);
    expect(parseRsvpForm(typed, "s")).toMatchObject({
      ok: true,
      form: { answer: { adults: 2, children: 1, companions: ["Hadi", "Wati", "Joko", "Bude Sri"] } },
    });
  });

  it("gives the same answer sent twice the same key, and every other one another", () => {
    expect(formOf().key).toBe(formOf({ name: "hadi wiranto" }).key);
    const keys = [
      formOf(),
      formOf({ note: "x" }),
      formOf({ name: "Hadi" }),
      formOf({ adults: "1" }),
      formOf({}, "t"),
    ];
    expect(new Set(keys.map((form) => form.key)).size).toBe(keys.length);
  });

  it("takes a personal link instead of a name", () => {
    expect(formOf({ token: "abc", name: "" })).toMatchObject({ token: "abc", name: "" });
  });

  it.each([
    ["a missing name", { name: " " }, ["name"]],
    ["a name that is too long", { name: "a".repeat(81) }, ["name"]],
    ["an unknown answer", { "attend.akad": "perhaps" }, ["answer.ceremonies.akad"]],
    ["a ceremony id with a path in it", { "attend.../x": "yes" }, ["answer.ceremonies.../x"]],
    ["a fraction of a person", { adults: "1.5" }, ["answer.adults"]],
    ["less than nobody", { adults: "-1" }, ["answer.adults"]],
    ["words for a number", { children: "dua" }, ["answer.children"]],
    ["a question's id with a path in it", { "q.../x": "yes" }, ["answer.questions.../x"]],
    ["an answer without end", { "q.menu": "x".repeat(501) }, ["answer.questions.menu.0"]],
    ["a note without end", { note: "x".repeat(501) }, ["answer.note"]],
  ])("refuses %s and names the field", (_what, change, expected) => {
    expect(parseRsvpForm(fields(change), "s")).toEqual({ ok: false, fields: expected });
  });

  it("refuses a form without any answer", () => {
    const parsed = parseRsvpForm(new URLSearchParams({ name: "Hadi" }), "s");
    expect(parsed).toEqual({ ok: false, fields: ["answer.ceremonies"] });
  });

  it("is not confused by names of Object's own", () => {
    const parsed = parseRsvpForm(fields({ "attend.__proto__": "yes" }), "s");
    expect(parsed).toMatchObject({
      ok: true,
      form: { answer: { ceremonies: { akad: "yes", resepsi: "no" } } },
    });
    expect(({} as Record<string, unknown>)["yes"]).toBeUndefined();
    const odd = fields({ "q.__proto__": "yes", "q.constructor": "x" });
    expect(() => parseRsvpForm(odd, "s")).not.toThrow();
    expect(rsvpDraft(fields({ "q.__proto__": "yes" })).note).toBe("Terima kasih");
  });

  it("keeps what was typed, however wrong", () => {
    expect(rsvpDraft(fields({ adults: "-3", "attend.akad": "perhaps", basedOn: "x" }))).toMatchObject({
      name: "  Hadi   Wiranto ",
      ceremonies: { akad: "perhaps" },
      adults: 0,
      companions: ["Wati", "Joko", "Sri"],
      basedOn: 0,
    });
    const long = { name: "n".repeat(10_000), note: "x".repeat(10_000), representedBy: "r".repeat(10_000) };
    expect(rsvpDraft(fields(long))).toMatchObject(long);
  });

  it("falls back to Indonesian", () => {
    expect(languageOfForm(new URLSearchParams("language=fr"))).toBe("id");
  });
});

describe("wish form", () => {
  it("reads a wish, the same one twice under the same key", () => {
    const read = (text: string) =>
      parseWishForm(new URLSearchParams({ name: "Sri", text, language: "id" }), "s");
    expect(read("Selamat!")).toMatchObject({
      ok: true,
      form: { language: "id", wish: { name: "Sri", text: "Selamat!" } },
    });
    expect(read("Selamat!")).toEqual(read("Selamat!"));
    expect(read("Selamat!")).not.toEqual(read("Selamat"));
  });

  it("refuses an empty one", () => {
    expect(parseWishForm(new URLSearchParams({ name: "Sri", text: "  " }), "s")).toEqual({
      ok: false,
      fields: ["text"],
    });
  });
});
