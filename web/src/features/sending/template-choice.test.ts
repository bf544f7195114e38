import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstChoice, guessedChoice, keepChoice, textOf } from "./template-choice.ts";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const template = { name: "undangan_nikah", language: "id", body: "{{1}}, {{2}}: {{3}}", values: 3 };
const place = (name: "envelope" | "event" | "link" | "changes") => ({ kind: "place", place: name }) as const;

test("a template is filled with a name first and the link last", () => {
  expect(guessedChoice("invitation", template).fillings).toEqual([
    place("envelope"),
    place("event"),
    place("link"),
  ]);
  expect(guessedChoice("change", template).fillings[1]).toEqual(place("changes"));
  expect(guessedChoice("invitation", { ...template, values: 1 }).fillings).toEqual([place("link")]);
  expect(guessedChoice("thanks", { ...template, values: 0 }).fillings).toEqual([]);
  expect(guessedChoice("invitation", { ...template, values: 10 }).fillings).toHaveLength(10);
});

test("what was sent with last is chosen again, for the same run and as long as the template is the same", () => {
  const other = { ...template, name: "pengingat" };
  const kept = {
    name: "pengingat",
    language: "id",
    fillings: [place("link"), place("event"), place("event")],
  };
  keepChoice("reminder", kept);
  expect(firstChoice("reminder", [template, other])).toEqual(kept);
  expect(firstChoice("invitation", [template, other])?.name).toBe("undangan_nikah");
  expect(firstChoice("reminder", [template])?.name).toBe("undangan_nikah");
  expect(firstChoice("reminder", [{ ...other, values: 2 }])?.fillings).toHaveLength(2);
  window.localStorage.setItem("janur.whatsAppTemplate..reminder", "{");
  expect(firstChoice("reminder", [template])?.name).toBe("undangan_nikah");
  expect(firstChoice("reminder", [])).toBeNull();
});

test("a body becomes a text of ours, where nothing else stands in braces", () => {
  const fillings = [place("envelope"), { kind: "text", text: "Gedung Baru" } as const];
  expect(textOf("Yth. {{1}} {x} di {{2}}, {{3}}", fillings, (name) => `{${name}}`)).toBe(
    "Yth. {envelope} (x) di Gedung Baru, …",
  );
});
