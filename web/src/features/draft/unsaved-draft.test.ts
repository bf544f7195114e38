import { findSection, withSection, type Content } from "@janur/domain/content/content";
import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import { starterContent } from "@janur/domain/content/traditions/starter-content";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdVisit, keepUnsavedDraft, purgeUnsavedDraft, readUnsavedDraft } from "./unsaved-draft.ts";

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

/** Of all visits, until each had one of its own. */
const former = `janur.unsaved.ratri.${invitationId}`;
const visit = (visitId: string, uid = "ratri") => ({ uid, invitationId, visitId });

/** As browsers do, it holds what is kept as properties of its own. */
class MemoryStorage {
  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? Reflect.get(this, key) : null;
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

/** Locks of all tabs of a browser. */
function browserLocks() {
  const held = new Set<string>();
  return {
    request: async (name: string, work: () => Promise<void>) => {
      held.add(name);
      await work();
      held.delete(name);
    },
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  };
}

beforeEach(() => {
  vi.stubGlobal("navigator", { locks: browserLocks() });
  vi.stubGlobal("window", { localStorage: new MemoryStorage() });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("what was kept comes back, to the same account only", async () => {
  const content = withCeremony({ venue: "Joglo Kencana" });
  keepUnsavedDraft(visit("first"), { content, base: saved, basedOn: 4 });
  expect(await readUnsavedDraft(visit("next"), saved)).toMatchObject({ content, base: saved, basedOn: 4 });
  expect(await readUnsavedDraft(visit("next", "bayu"), saved)).toBeNull();
});

test("a field that does not fit falls back to what it was, the rest survives", async () => {
  const content = withCeremony({ venue: "Joglo Kencana", mapUrl: "maps" });
  keepUnsavedDraft(visit("first"), { content, base: saved, basedOn: 4 });
  expect((await readUnsavedDraft(visit("next"), saved))?.content).toEqual(
    withCeremony({ venue: "Joglo Kencana", mapUrl: "" }),
  );
});

test("nothing is offered that is saved already, forgotten or unreadable", async () => {
  keepUnsavedDraft(visit("first"), { content: saved, base: saved, basedOn: 4 });
  expect(await readUnsavedDraft(visit("next"), saved)).toBeNull();
  keepUnsavedDraft(visit("first"), {
    content: withCeremony({ venue: "Joglo" }),
    base: saved,
    basedOn: 4,
  });
  keepUnsavedDraft(visit("first"), null);
  expect(await readUnsavedDraft(visit("next"), saved)).toBeNull();
  window.localStorage.setItem(former, "{");
  expect(await readUnsavedDraft(visit("next"), saved)).toBeNull();
});

test("what an earlier visit left stays while another one types and is confirmed", async () => {
  const [first, second] = [withCeremony({ venue: "Joglo" }), withCeremony({ city: "Solo" })];
  keepUnsavedDraft(visit("first"), { content: first, base: saved, basedOn: 4 });
  keepUnsavedDraft(visit("second"), { content: second, base: saved, basedOn: 4 });
  expect((await readUnsavedDraft(visit("second"), saved))?.content).toEqual(first);
  keepUnsavedDraft(visit("second"), null);
  const offered = await readUnsavedDraft(visit("third"), saved);
  expect(offered?.content).toEqual(first);
  purgeUnsavedDraft(offered?.key ?? "");
  expect(await readUnsavedDraft(visit("third"), saved)).toBeNull();
});

test("what another tab still types is offered to nobody until it is closed", async () => {
  const content = withCeremony({ venue: "Joglo" });
  const close = holdVisit(visit("first"));
  keepUnsavedDraft(visit("first"), { content, base: saved, basedOn: 4 });
  expect(await readUnsavedDraft(visit("second"), saved)).toBeNull();
  close();
  await vi.waitFor(async () => {
    expect((await readUnsavedDraft(visit("second"), saved))?.content).toEqual(content);
  });
});

test.each([
  {},
  { locks: { request: () => Promise.reject(new Error()), query: () => Promise.reject(new Error()) } },
])("where a browser has no locks all of it is offered: %j", async (navigator) => {
  vi.stubGlobal("navigator", navigator);
  const content = withCeremony({ venue: "Joglo" });
  holdVisit(visit("first"));
  keepUnsavedDraft(visit("first"), { content, base: saved, basedOn: 4 });
  expect((await readUnsavedDraft(visit("second"), saved))?.content).toEqual(content);
});

test("of two visits the older one is offered first, then the other", async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const [first, second] = [withCeremony({ venue: "Joglo" }), withCeremony({ city: "Solo" })];
  keepUnsavedDraft(visit("b"), { content: first, base: saved, basedOn: 4 });
  vi.setSystemTime(2_000_000);
  keepUnsavedDraft(visit("a"), { content: second, base: saved, basedOn: 4 });
  vi.useRealTimers();
  const offered = await readUnsavedDraft(visit("third"), saved);
  expect(offered?.content).toEqual(first);
  purgeUnsavedDraft(offered?.key ?? "");
  expect((await readUnsavedDraft(visit("third"), saved))?.content).toEqual(second);
});

test("what was kept before visits had a key of their own is offered as well", async () => {
  const content = withCeremony({ venue: "Joglo" });
  const at = new Date().toISOString();
  window.localStorage.setItem(former, JSON.stringify({ content, base: saved, basedOn: 4, at }));
  expect(await readUnsavedDraft(visit("next"), saved)).toMatchObject({ content, key: former });
});
