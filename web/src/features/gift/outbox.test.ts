import { AppError } from "@janur/domain/errors";
import type { GiftInput } from "@janur/domain/gift/gift";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageOver } from "../../../../tests/harness/storage-over.ts";
import { setGone } from "../../lib/storage/preferences.ts";
import { hasWaiting } from "../../lib/storage/unsent.ts";
import { makeOutbox } from "./outbox.ts";

const invitationId = "AAAAAAAAAAAAAAAAAAAA";
const gift: GiftInput = {
  ...{ kind: "parcel", guest: null, name: "Bu Sari", through: "", envelope: "7" },
  ...{ amount: 500_000, note: "" },
};
const idOf = (number: number) => `Gift${String(number).padStart(16, "0")}`;

let stored: Record<string, string>;
beforeEach(() => {
  stored = {};
  vi.stubGlobal(
    "window",
    Object.assign(new EventTarget(), {
      localStorage: storageOver(stored),
      sessionStorage: storageOver({}),
      clearTimeout,
      setTimeout,
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  setGone("rani", false);
});

function photosIn(kept: Map<string, Blob>) {
  return {
    get: (id: string) => Promise.resolve(kept.get(id)),
    put: (id: string, photo: Blob) => Promise.resolve(void kept.set(id, photo)),
    remove: (id: string) => Promise.resolve(void kept.delete(id)),
  };
}

/** An outbox of Rani whose calls answer as a test says. */
function outbox(save: () => Promise<unknown>, savePhoto = () => Promise.resolve<unknown>(null)) {
  const saved = vi.fn<(entry: { giftId: string }) => Promise<unknown>>(save);
  const kept = new Map<string, Blob>();
  const photos = photosIn(kept);
  const made = makeOutbox({ uid: "rani", invitationId, photos, save: saved, savePhoto });
  return { ...made, saved, kept, photos };
}
const offline = () => Promise.reject(new TypeError("no line"));

test("an entry stays on the device until the server has it, each under its own key", async () => {
  const first = outbox(offline);
  void first.add({ giftId: idOf(1), gift });
  void first.add({ giftId: idOf(2), gift });
  await vi.waitFor(() => {
    expect(first.saved).toHaveBeenCalled();
  });
  expect(Object.keys(stored).sort()).toEqual([
    `janur.gifts.rani.${invitationId}.${idOf(1)}`,
    `janur.gifts.rani.${invitationId}.${idOf(2)}`,
  ]);
  // Another tab of the same person, which has typed nothing yet, sends them and takes nothing else away.
  first.close();
  const second = outbox(() => Promise.resolve());
  await vi.waitFor(() => {
    expect(stored).toEqual({});
  });
  expect(second.saved.mock.calls.map(([{ giftId }]) => giftId)).toEqual([idOf(1), idOf(2)]);
});

test("a picture follows its entry, and only the picture is sent again", async () => {
  let fails = 1;
  const { add, saved, kept, entries } = outbox(
    () => Promise.resolve(),
    () => (fails-- > 0 ? offline() : Promise.resolve()),
  );
  void add({ giftId: idOf(1), gift }, new Blob(["picture"]));
  await vi.waitFor(() => {
    expect(entries()[0]?.isSaved).toBe(true);
  });
  expect(kept.size).toBe(1);
  await vi.waitFor(() => {
    window.dispatchEvent(new Event("online"));
    expect(entries()).toEqual([]);
  });
  expect(saved).toHaveBeenCalledTimes(1);
  expect(kept.size).toBe(0);
});

test("an entry says that it is kept, and is sent, once its picture is kept, too", async () => {
  const { add, saved, kept, entries, photos } = outbox(offline);
  let write: () => void = () => undefined;
  photos.put = async (id, photo) => {
    await new Promise<void>((resolve) => (write = resolve));
    kept.set(id, photo);
  };
  const keeping = add({ giftId: idOf(1), gift }, new Blob(["picture"]));
  // A tab that closes now has lost nothing that was typed, and has promised nothing.
  expect(Object.keys(stored)).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect([entries().length, saved.mock.calls.length]).toEqual([0, 0]);
  write();
  await keeping;
  expect([entries().length, saved.mock.calls.length, kept.size]).toEqual([1, 1, 1]);
  expect(add({ giftId: idOf(2), gift })).toBeUndefined();
  expect(entries()).toHaveLength(2);
});

test("what was refused waits for a look, and what was thrown away comes back whole", async () => {
  const { add, drop, kept, entries } = outbox(() => Promise.reject(new AppError("gift/full")));
  void add({ giftId: idOf(1), gift }, new Blob(["picture"]));
  await vi.waitFor(() => {
    expect(entries()[0]?.refused).toBe("gift/full");
  });
  const restore = drop(idOf(1));
  expect([entries().length, kept.size, Object.keys(stored).length]).toEqual([0, 0, 0]);
  restore();
  await vi.waitFor(() => {
    expect([entries().length, kept.size, Object.keys(stored).length]).toEqual([1, 1, 1]);
  });
});

test("after its account has left nothing is sent, and nothing is written any more", async () => {
  let refuse: (error: Error) => void = () => undefined;
  const { add, close, saved } = outbox(() => new Promise((_, reject) => (refuse = reject)));
  void add({ giftId: idOf(1), gift });
  void add({ giftId: idOf(2), gift });
  await vi.waitFor(() => {
    expect(saved).toHaveBeenCalledTimes(1);
  });
  expect(hasWaiting("rani")).toBe(true);
  close();
  setGone("rani", true);
  for (const key of Object.keys(stored)) Reflect.deleteProperty(stored, key);
  refuse(new AppError("auth/required"));
  await new Promise((resolve) => setTimeout(resolve, 5));
  window.dispatchEvent(new Event("online"));
  void add({ giftId: idOf(3), gift });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(saved).toHaveBeenCalledTimes(1);
  expect(stored).toEqual({});
});
