import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepDraft, readFormDraft } from "../../lib/storage/draft-storage.ts";
import { keepTried, takeUpTried, wizardDraft } from "./try-draft.ts";

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => {
      kept.clear();
    },
    getItem: (name) => kept.get(name) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (name) => {
      kept.delete(name);
    },
    setItem: (name, value) => {
      kept.set(name, value);
    },
  };
}

const newTab = () => {
  vi.stubGlobal("window", { localStorage: window.localStorage, sessionStorage: storage() });
};

beforeEach(() => {
  vi.stubGlobal("window", { localStorage: storage(), sessionStorage: storage() });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("what was tried without an account", () => {
  test("is taken up in another tab, once", () => {
    keepDraft(wizardDraft, { firstName: "Rani" });
    keepTried();
    newTab();
    expect(takeUpTried()).toBe(true);
    expect(readFormDraft(wizardDraft)).toEqual({ firstName: "Rani" });
    newTab();
    expect(takeUpTried()).toBe(false);
    expect(readFormDraft(wizardDraft)).toBeNull();
  });

  test("does not overwrite what this tab has typed itself", () => {
    keepDraft(wizardDraft, { firstName: "Rani" });
    keepTried();
    newTab();
    keepDraft(wizardDraft, { firstName: "Sari" });
    takeUpTried();
    expect(readFormDraft(wizardDraft)).toEqual({ firstName: "Sari" });
  });

  test("is nothing where nothing was tried, or something else lies there", () => {
    keepTried();
    expect(takeUpTried()).toBe(false);
    window.localStorage.setItem("janur.tried", "{");
    expect(takeUpTried()).toBe(false);
    expect(readFormDraft(wizardDraft)).toBeNull();
  });
});
