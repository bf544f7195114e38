import { randomBytes } from "node:crypto";
import { DEFAULT_DISPLAY_NAME, nameToWrite } from "@janur/domain/account/account";
import { describe, expect, test } from "vitest";
import { db } from "../../platform/google/firestore.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import { createProfile as onNewAccount } from "../../triggers.ts";
import { createProfile } from "./create-profile.ts";
import { defaultProfile, profileDocument } from "../../store/account/profile-document.ts";

/** Nobody in the Auth emulator has these ids, so that no trigger but ours runs for them. */
const newUid = () => `profile-${randomBytes(10).toString("hex")}`;
const now = new Date("2026-11-21T03:00:00Z");

describe("createProfile", () => {
  test("writes the six fields of the specification", async () => {
    const uid = newUid();
    await createProfile({ uid, email: `${uid}@janur.test` }, now);
    expect(await stored.profile(uid)).toEqual({
      id: uid,
      displayName: "Pengguna Baru",
      email: `${uid}@janur.test`,
      photoURL: null,
      createdAt: now,
      invitations: [],
    });
  });

  test("keeps what the sign-in supplied", async () => {
    const uid = newUid();
    await createProfile({ uid, displayName: "Rani", photoURL: "https://photos.example/rani.jpg" }, now);
    expect(await stored.profile(uid)).toMatchObject({
      displayName: "Rani",
      email: null,
      photoURL: "https://photos.example/rani.jpg",
    });
  });

  test("delivered ten times, two and two at once, is one profile", async () => {
    const uid = newUid();
    for (let round = 0; round < 5; round += 1) {
      const at = new Date(now.getTime() + round * 1000);
      await Promise.all([createProfile({ uid }, at), createProfile({ uid }, at)]);
    }
    expect((await stored.profile(uid))?.createdAt).toEqual(now);
  });

  test("overwrites nothing", async () => {
    const uid = newUid();
    const profile = { ...defaultProfile({ uid, displayName: "Rani" }, now), invitations: ["A".repeat(20)] };
    await profileDocument(uid).set(profile);
    await createProfile({ uid, displayName: "Somebody else" }, new Date());
    expect(await stored.profile(uid)).toEqual(profile);
  });

  test("is what the trigger runs", async () => {
    const uid = newUid();
    const event = { data: { uid, email: `${uid}@janur.test`, displayName: "Rani" } };
    await Reflect.apply(Reflect.get(onNewAccount, "run"), onNewAccount, [event]);
    expect(await stored.profile(uid)).toMatchObject({ id: uid, displayName: "Rani", invitations: [] });
  });
});

describe("a typed name wins over the default", () => {
  /** What the sign-up form does: creates the profile, or sets the name while it is still the default. */
  async function form(uid: string, typed: string): Promise<void> {
    await db().runTransaction(async (transaction) => {
      const reference = profileDocument(uid);
      const profile = (await transaction.get(reference)).data();
      if (profile === undefined)
        transaction.create(reference, defaultProfile({ uid, displayName: typed }, now));
      else {
        const displayName = nameToWrite(profile.displayName, typed);
        if (displayName !== null) transaction.update(reference, { displayName });
      }
    });
  }
  /** What the browser's auth callback does where there is no profile yet. */
  const callback = (uid: string) => createProfile({ uid }, now);
  const trigger = (uid: string) => createProfile({ uid }, now);

  const writers = { trigger, callback, form: (uid: string) => form(uid, "Rani") };
  const names = ["trigger", "callback", "form"] as const;
  const orders = names.flatMap((a) =>
    names.filter((b) => b !== a).map((b) => [a, b, ...names.filter((c) => c !== a && c !== b)]),
  );

  test("there are six orders", () => {
    expect(new Set(orders.map((order) => order.join())).size).toBe(6);
  });

  test.each(orders.map((order) => [order.join(", "), order] as const))("%s", async (_name, order) => {
    const uid = newUid();
    for (const name of order) await Reflect.get(writers, name)(uid);
    expect((await stored.profile(uid))?.displayName).toBe("Rani");
  });

  test("when all three write at once, twenty times", async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async (_, round) => {
        const uid = newUid();
        const order = orders[round % orders.length] ?? [];
        await Promise.all(order.map((name) => Reflect.get(writers, name)(uid)));
        return (await stored.profile(uid))?.displayName ?? DEFAULT_DISPLAY_NAME;
      }),
    );
    expect(outcomes).toEqual(Array.from({ length: 20 }, () => "Rani"));
  });
});
