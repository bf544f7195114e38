import { describe, expect, test } from "vitest";
import {
  addressOf,
  emptyNewInvitation,
  eventYear,
  firstOpenStep,
  newInvitationSchema,
  toStarterInput,
  type NewInvitation,
} from "./form.ts";

const complete: NewInvitation = {
  ...emptyNewInvitation,
  eventType: "wedding",
  firstName: "Ratri",
  secondName: "Bayu",
  date: "2026-12-12",
  time: "11:00",
  zone: "Asia/Makassar",
  slug: "ratri-bayu",
  theme: "xi",
};

describe("firstOpenStep", () => {
  test("is the first question without an answer", () => {
    expect(firstOpenStep(emptyNewInvitation)).toBe(0);
    expect(firstOpenStep({ ...emptyNewInvitation, eventType: "wedding" })).toBe(1);
    expect(firstOpenStep({ ...complete, secondName: " " })).toBe(1);
    expect(firstOpenStep({ ...complete, date: "" })).toBe(1);
    expect(firstOpenStep({ ...complete, time: "" })).toBe(1);
    expect(firstOpenStep({ ...complete, slug: null })).toBe(4);
    expect(firstOpenStep(complete)).toBe(4);
  });

  test("asks a second name of couples only, and no date of those who do not know it", () => {
    expect(firstOpenStep({ ...complete, eventType: "khitanan", secondName: "" })).toBe(4);
    expect(firstOpenStep({ ...complete, isDateUnknown: true, date: "", time: "" })).toBe(4);
  });
});

describe("addressOf", () => {
  const names = { slug: null, firstName: "Rani", secondName: "Dimas", eventType: "wedding" } as const;

  test("proposes the names, in the order of the page", () => {
    expect(addressOf(names)).toBe("rani-dimas");
    expect(addressOf({ ...names, firstName: "Nur ‘Aini", secondName: "Éka" })).toBe("nur-aini-eka");
    expect(addressOf({ ...names, eventType: "khitanan" })).toBe("rani");
  });

  test("is what the host has chosen", () => {
    expect(addressOf({ ...names, slug: "pesta-kami" })).toBe("pesta-kami");
  });

  test.each(["", "ra", "rani--dimas", "demo"])("gives way to no other where %j was typed", (slug) => {
    expect(addressOf({ ...names, slug })).toBe(slug);
    const { error } = newInvitationSchema.safeParse({ ...complete, slug });
    expect(error?.issues.map(({ path }) => path)).toEqual([["slug"]]);
    expect(firstOpenStep({ ...complete, slug })).toBe(4);
  });

  test("makes an address of names that are none", () => {
    expect(addressOf({ ...names, firstName: "Al", eventType: "birthday" })).toBe("undangan-al");
    expect(addressOf({ ...names, firstName: "Demo", eventType: "birthday" })).toBe("undangan-demo");
    expect(addressOf({ ...names, firstName: "陳", secondName: "林" })).toBe("undangan");
  });
});

describe("toStarterInput", () => {
  test("turns the wall clock of the chosen zone into an instant", () => {
    expect(toStarterInput(complete, "wedding", "id")).toMatchObject({
      names: ["Ratri", "Bayu"],
      startAt: "2026-12-12T03:00:00.000Z",
      theme: "xi",
    });
  });

  test("says which of a couple is the groom", () => {
    expect(toStarterInput(complete, "wedding", "id").isGroomFirst).toBe(false);
    expect(toStarterInput({ ...complete, isOrderTurned: true }, "engagement", "id").isGroomFirst).toBe(true);
  });

  test("leaves out what does not belong", () => {
    const input = toStarterInput({ ...complete, isDateUnknown: true }, "khitanan", "en");
    expect(input).toMatchObject({ names: ["Ratri"], startAt: null, language: "en" });
    expect(input).not.toHaveProperty("isGroomFirst");
  });
});

describe("words and theme", () => {
  test("go with the greeting while no theme was chosen", () => {
    const input = { ...complete, pack: "islam-minang", theme: null } as const;
    expect(toStarterInput(input, "wedding", "id")).toMatchObject({ pack: "islam-minang", theme: "gonjong" });
    expect(toStarterInput({ ...input, theme: "xi" }, "wedding", "id").theme).toBe("xi");
    expect(toStarterInput(input, "wedding", "id")).not.toHaveProperty("colourway");
    const coloured = { ...input, theme: "mega", colourway: "burgundy" } as const;
    expect(toStarterInput(coloured, "wedding", "id")).toMatchObject({ theme: "mega", colourway: "burgundy" });
  });

  test("fall back to nobody's where the event does not know them", () => {
    const input = { ...complete, eventType: "khitanan", pack: "hindu-bali", theme: null } as const;
    expect(toStarterInput(input, "khitanan", "id")).toMatchObject({ pack: "neutral", theme: "layang" });
  });
});

test("eventYear is the event's, or this year while it is open", () => {
  const today = new Date("2026-11-21T00:00:00Z");
  expect(eventYear({ isDateUnknown: false, date: "2027-01-02" }, today)).toBe(2027);
  expect(eventYear({ isDateUnknown: true, date: "2027-01-02" }, today)).toBe(2026);
  expect(eventYear({ isDateUnknown: false, date: "" }, today)).toBe(2026);
});
