import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  DEFAULT_DISPLAY_NAME,
  cleanDisplayName,
  displayNameSchema,
  nameToWrite,
  newUserProfile,
  storedProfileSchema,
  userProfileSchema,
} from "./account.ts";
import { limits } from "../limits.ts";

const { max } = limits.account.displayName;
const profile = {
  id: "rani",
  displayName: "Rani",
  email: "rani@janur.test",
  photoURL: null,
  createdAt: new Date("2026-11-21T03:00:00Z"),
  invitations: [],
};

describe("the profile", () => {
  test("has exactly the six fields of the specification", () => {
    expect(Object.keys(userProfileSchema.shape).sort()).toEqual([
      "createdAt",
      "displayName",
      "email",
      "id",
      "invitations",
      "photoURL",
    ]);
    expect(userProfileSchema.safeParse(profile).success).toBe(true);
    expect(userProfileSchema.safeParse({ ...profile, role: "admin" }).success).toBe(false);
    for (const field of Object.keys(profile)) {
      expect(userProfileSchema.safeParse({ ...profile, [field]: undefined }).success, field).toBe(false);
    }
  });

  test("of an account without anything has the default name and nulls", () => {
    expect(newUserProfile({ uid: "anybody" })).toEqual({
      id: "anybody",
      displayName: "Pengguna Baru",
      email: null,
      photoURL: null,
      invitations: [],
    });
  });

  test("keeps what the sign-in supplies", () => {
    const account = {
      uid: "rani",
      displayName: " Rani ",
      email: "rani@janur.test",
      photoURL: "https://a.example/r.png",
    };
    expect(newUserProfile(account)).toEqual({
      id: "rani",
      displayName: "Rani",
      email: "rani@janur.test",
      photoURL: "https://a.example/r.png",
      invitations: [],
    });
  });

  test("can always be stored, whatever name a provider sends", () => {
    fc.assert(
      fc.property(fc.option(fc.string({ unit: "grapheme", maxLength: 120 })), (displayName) => {
        const made = newUserProfile({ uid: "rani", displayName });
        expect(userProfileSchema.safeParse({ ...made, createdAt: new Date() }).success).toBe(true);
      }),
    );
  });
});

describe("a stored profile", () => {
  test("that is one is read as it is", () => {
    expect(storedProfileSchema.parse(profile)).toEqual(profile);
  });

  test("is read and can be stored again, whatever is in it", () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.string({ unit: "binary" }),
      fc.webUrl(),
      fc.constantFrom("   ", "https://", "https://a b", "\u200b", "Rani\u202e", "💍".repeat(80)),
    );
    const stored = fc.record(
      {
        displayName: anything,
        email: anything,
        photoURL: anything,
        createdAt: anything,
        invitations: anything,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(stored, (fields) => {
        const read = storedProfileSchema.parse({ ...fields, id: "rani" });
        expect(userProfileSchema.safeParse(read).success).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("keeps what can be used", () => {
    const read = storedProfileSchema.parse({
      ...profile,
      displayName: "\u202eRani\u0007 Kusuma ",
      photoURL: "https://",
      invitations: ["A".repeat(20), 7, "../x"],
    });
    expect(read).toEqual({ ...profile, displayName: "Rani  Kusuma", invitations: ["A".repeat(20)] });
  });
});

describe("display names", () => {
  test("hold their limit and not one more", () => {
    expect(displayNameSchema.safeParse("x".repeat(max)).success).toBe(true);
    expect(displayNameSchema.safeParse("x".repeat(max + 1)).success).toBe(false);
    expect(displayNameSchema.safeParse("  ").success).toBe(false);
  });

  test("are cleaned without breaking a character", () => {
    expect(cleanDisplayName("  Rani ")).toBe("Rani");
    expect([cleanDisplayName(null), cleanDisplayName(undefined), cleanDisplayName(" \n")]).toEqual([
      null,
      null,
      null,
    ]);
    expect(cleanDisplayName("x".repeat(max + 20))).toBe("x".repeat(max));
    expect(cleanDisplayName(`${"x".repeat(max - 1)}💍`)).toBe("x".repeat(max - 1));
  });
});

describe("a typed name wins", () => {
  /** The three writers; each sees what lies there, as a transaction does. */
  type Write = (stored: string | null) => string;
  const orders = (writers: Write[]): Write[][] =>
    writers.length <= 1
      ? [writers]
      : writers.flatMap((first) =>
          orders(writers.filter((other) => other !== first)).map((rest) => [first, ...rest]),
        );
  const create =
    (supplied: string | null): Write =>
    (stored) =>
      stored ?? newUserProfile({ uid: "rani", displayName: supplied }).displayName;
  const form =
    (typed: string): Write =>
    (stored) =>
      stored === null
        ? newUserProfile({ uid: "rani", displayName: typed }).displayName
        : (nameToWrite(stored, typed) ?? stored);

  test("in every order of trigger, auth callback and form", () => {
    const all = orders([create(null), create(null), form("Rani")]);
    expect(all).toHaveLength(6);
    for (const order of all) {
      expect(order.reduce<string | null>((stored, write) => write(stored), null)).toBe("Rani");
    }
  });

  test("over the default only, never over another name", () => {
    expect(nameToWrite(DEFAULT_DISPLAY_NAME, "Rani")).toBe("Rani");
    expect(nameToWrite(DEFAULT_DISPLAY_NAME, null)).toBeNull();
    expect(nameToWrite(DEFAULT_DISPLAY_NAME, DEFAULT_DISPLAY_NAME)).toBeNull();
    expect(nameToWrite("Dimas", "Rani")).toBeNull();
    expect(nameToWrite("Rani", "Rani")).toBeNull();
  });
});
