import { findSection, withSection, type Content } from "@janur/domain/content/content";
import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import { starterContent } from "@janur/domain/content/traditions/starter-content";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepUnsavedDraft, readUnsavedDraft } from "./unsaved-draft.ts";

const saved = starterContent({
  eventType: "wedding",
  language: "id",
  names: ["Ratri", "Bayu"],
  startAt: "2026-12-12T04:00:00Z",
  zone: "Asia/Jakarta",
  venue: "Pendopo Agung",
  city: "Yogyakarta",
});

function withCeremony(change: Partial<Ceremony>): Content {
  const section = findSection(saved, "ceremonies");
  if (section === undefined) throw new Error("a wedding has ceremonies");
  const ceremonies = section.ceremonies.map((ceremony) => ({ ...ceremony, ...change }));
  return withSection(saved, { ...section, ceremonies });
}

const invitationId = "AAAAAAAAAAAAAAAAAAAA";

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("what was kept comes back, to the same account only", () => {
  const content = withCeremony({ venue: "Joglo Kencana" });
  keepUnsavedDraft("ratri", invitationId, { content, base: saved, basedOn: 4 });
  expect(readUnsavedDraft("ratri", invitationId, saved)).toMatchObject({ content, base: saved, basedOn: 4 });
  expect(readUnsavedDraft("bayu", invitationId, saved)).toBeNull();
});

test("a field that does not fit falls back to what it was, the rest survives", () => {
  const content = withCeremony({ venue: "Joglo Kencana", mapUrl: "maps" });
  keepUnsavedDraft("ratri", invitationId, { content, base: saved, basedOn: 4 });
  expect(readUnsavedDraft("ratri", invitationId, saved)?.content).toEqual(
    withCeremony({ venue: "Joglo Kencana", mapUrl: "" }),
  );
});

test("nothing is offered that is saved already, forgotten or unreadable", () => {
  keepUnsavedDraft("ratri", invitationId, { content: saved, base: saved, basedOn: 4 });
  expect(readUnsavedDraft("ratri", invitationId, saved)).toBeNull();
  keepUnsavedDraft("ratri", invitationId, {
    content: withCeremony({ venue: "Joglo" }),
    base: saved,
    basedOn: 4,
  });
  keepUnsavedDraft("ratri", invitationId, null);
  expect(readUnsavedDraft("ratri", invitationId, saved)).toBeNull();
  window.localStorage.setItem(`janur.unsaved.ratri.${invitationId}`, "{");
  expect(readUnsavedDraft("ratri", invitationId, saved)).toBeNull();
});
