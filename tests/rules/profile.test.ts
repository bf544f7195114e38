import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { newUserProfile, userProfileSchema } from "@janur/domain/account/account";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { isNameText } from "@janur/domain/text/text";
import {
  arrayUnion,
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  type DocumentReference,
} from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { firestoreOf, rulesEnvironment } from "./environment.ts";
import { updatePaced } from "./paced.ts";
import { emailOf, randomId } from "./team.ts";

let environment: RulesTestEnvironment;
/** A new account for each test, its own profile as it sees it, and the one that its client would create. */
let uid: string;
let own: DocumentReference;
let fresh: Record<string, unknown>;

beforeAll(async () => {
  environment = await rulesEnvironment();
});
afterAll(() => environment.cleanup());
beforeEach(() => {
  uid = `profile-${randomId()}`;
  own = profileAs(uid, { email: emailOf(uid) });
  fresh = {
    ...newUserProfile({ uid, email: emailOf(uid), displayName: "Rani" }),
    createdAt: serverTimestamp(),
  };
});

/** The profile of this test as an account with these claims reaches it. */
function profileAs(caller: string, claims: Record<string, string>): DocumentReference {
  return doc(firestoreOf(environment.authenticatedContext(caller, claims)), paths.user(uid));
}

async function store(change: Record<string, unknown> = {}): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(firestoreOf(context), paths.user(uid)), { ...fresh, ...change });
  });
}

const name = (length: number) => "x".repeat(length);
const { min, max } = limits.account.displayName;
/** Names and addresses of pictures that rules and schema refuse alike. */
const badNames: [string, string][] = [
  ["blanks", "   "],
  ["a line", "\n"],
  ["a blank that is none of ASCII", "\u00a0\u2003"],
  ["nothing that has a width", "\u200b\u200d\ufeff"],
  ["nothing that is seen, and no blank", "\u200b\u200d\u200c"],
  ["a control character", "Rani\u0007"],
  ["a line in its middle", "Rani\nDimas"],
  ["a separator of paragraphs", "Rani\u2029"],
  ["what turns the reading direction", "Rani \u202egnaro"],
  ["what isolates it", "\u2066Rani\u2069"],
  ["a blank before it", " Rani"],
  ["a blank behind it", "Rani\u3000"],
];
const goodNames = [
  "R",
  "Ni Luh Ayu",
  "I Gusti Ngurah (Bali)",
  "ꦫꦤꦶ",
  "راني",
  "👨‍👩‍👧‍👦",
  "1️⃣",
  "R.A. Kartini–Dimas",
  "O'Neil",
];
const badPhotos = [
  "https://",
  "https://a b",
  "https://a/ b",
  "https:///a.png",
  "https://.a.png",
  "https://rani@elsewhere.test/a.png",
  "https://rani.test/\u202e.png",
  "https://rani.test/a.png\n",
  "http://rani.test/a.png",
  "http://127.0.0.1.rani.test/a.png",
  "//rani.test/a.png",
  "data:image/png;base64,AAAA",
];
const goodPhotos = [
  "https://lh3.googleusercontent.com/a/ACg8ocK=s96-c",
  "https://janur.id:8443/media/0123-512.webp?v=2#x",
  "http://127.0.0.1:5000/media/a.webp",
  "http://localhost:5000/media/a.webp",
];

const photo = (length: number) => "https://photos.example/".padEnd(length, "x");

describe("creating one's profile", () => {
  test("with the six fields of the specification", async () => {
    expect(Object.keys(fresh)).toHaveLength(6);
    await assertSucceeds(setDoc(own, fresh));
  });

  test.each<[string, Record<string, unknown>]>([
    ["a name of the least length", { displayName: name(min) }],
    ["a name of the greatest length", { displayName: name(max) }],
    ["a photo", { photoURL: photo(200) }],
    ["no e-mail", { email: null }],
  ])("with %s", async (_name, change) => {
    const withoutEmail = change["email"] === null;
    const reference = withoutEmail ? profileAs(uid, { phone_number: "+6281234567890" }) : own;
    await assertSucceeds(setDoc(reference, { ...fresh, ...change }));
  });

  test.each<[string, Record<string, unknown>]>([
    ["a field more", { role: "admin" }],
    ["another's id", { id: "somebody-else" }],
    ["an empty name", { displayName: "" }],
    ["a name that is too long", { displayName: name(max + 1) }],
    ["a name that is none", { displayName: 7 }],
    ["another's e-mail", { email: "somebody@janur.test" }],
    ["an invented time", { createdAt: Timestamp.fromMillis(0) }],
    ["a time as text", { createdAt: "2026-11-21" }],
    ["an invitation of its own choice", { invitations: [randomId()] }],
    ["a photo that is a script", { photoURL: "javascript:alert(1)" }],
    ["a photo that is too long", { photoURL: photo(2001) }],
  ])("not with %s", async (_name, change) => {
    await assertFails(setDoc(own, { ...fresh, ...change }));
  });

  test.each(["id", "displayName", "email", "photoURL", "createdAt", "invitations"])(
    "not without %s",
    async (field) => {
      const { [field]: _left, ...rest } = fresh;
      await assertFails(setDoc(own, rest));
    },
  );

  test("not for somebody else, nor signed out", async () => {
    await assertFails(setDoc(profileAs(`other-${uid}`, { email: emailOf(uid) }), fresh));
    const signedOut = firestoreOf(environment.unauthenticatedContext());
    await assertFails(setDoc(doc(signedOut, paths.user(uid)), fresh));
  });

  test("not a second time over what stands", async () => {
    await store({ invitations: [randomId()], displayName: "Rani K." });
    await assertFails(setDoc(own, fresh));
  });
});

describe("changing one's profile", () => {
  beforeEach(() => store());

  test.each<[string, Record<string, unknown>]>([
    ["the name, to the greatest length", { displayName: name(max) }],
    ["the photo", { photoURL: photo(2000) }],
    ["the photo, to none", { photoURL: null }],
    ["all three at once", { displayName: "Dimas", photoURL: null }],
  ])("%s", async (_name, change) => {
    await assertSucceeds(updatePaced(own, uid, { ...change, email: emailOf(uid) }));
  });

  test.each<[string, Record<string, unknown>]>([
    ["to an empty name", { displayName: "" }],
    ["to a name that is too long", { displayName: name(max + 1) }],
    ["to no name", { displayName: deleteField() }],
    ["to another's e-mail", { email: "somebody@janur.test" }],
    ["to no e-mail while the account has one", { email: null }],
    ["to a photo that is a script", { photoURL: "javascript:alert(1)" }],
    ["to a photo that is too long", { photoURL: photo(2001) }],
    ["its id", { id: "somebody-else" }],
    ["its time", { createdAt: serverTimestamp() }],
    ["its invitations", { invitations: arrayUnion(randomId()) }],
    ["a field more", { role: "admin" }],
  ])("not %s", async (_name, change) => {
    await assertFails(updatePaced(own, uid, change));
  });

  test("to the e-mail that the account has now", async () => {
    const renamed = profileAs(uid, { email: "new@janur.test" });
    await assertSucceeds(updatePaced(renamed, uid, { email: "new@janur.test" }));
  });

  test("the name alone, while the profile still shows an earlier e-mail", async () => {
    const renamed = profileAs(uid, { email: "new@janur.test" });
    await assertSucceeds(updatePaced(renamed, uid, { displayName: "Rani K." }));
  });

  test("the name alone, beside a photo that the sign-in supplied in a form of its own", async () => {
    await store({ photoURL: photo(3000) });
    await assertSucceeds(updatePaced(own, uid, { displayName: "Rani K." }));
  });

  test("not by somebody else with the same e-mail, nor signed out", async () => {
    await assertFails(
      updatePaced(profileAs(`other-${uid}`, { email: emailOf(uid) }), `other-${uid}`, {
        displayName: "Dimas",
      }),
    );
    const signedOut = firestoreOf(environment.unauthenticatedContext());
    await assertFails(updatePaced(doc(signedOut, paths.user(uid)), uid, { displayName: "Dimas" }));
  });
});

describe("names and pictures", () => {
  const schema = userProfileSchema.pick({ displayName: true, photoURL: true }).partial();
  beforeEach(() => store());

  test.each(badNames)("no name is %s", async (_what, displayName) => {
    expect(isNameText(displayName) && displayName.trim() === displayName).toBe(false);
    await assertFails(updatePaced(own, uid, { displayName }));
  });

  test.each(goodNames)("a name may be %s", async (displayName) => {
    expect(schema.safeParse({ displayName }).success).toBe(true);
    await assertSucceeds(updatePaced(own, uid, { displayName }));
  });

  test.each(badPhotos)("no picture is at %j", async (photoURL) => {
    expect(schema.safeParse({ photoURL }).success).toBe(false);
    await assertFails(updatePaced(own, uid, { photoURL }));
  });

  test.each(goodPhotos)("a picture may be at %s", async (photoURL) => {
    expect(schema.safeParse({ photoURL }).success).toBe(true);
    await assertSucceeds(updatePaced(own, uid, { photoURL }));
  });

  test("an earlier name that would not be taken now keeps nobody from another picture", async () => {
    await store({ displayName: " " });
    await assertSucceeds(updatePaced(own, uid, { photoURL: photo(200) }));
    await assertFails(updatePaced(own, uid, { displayName: "  " }));
    await assertSucceeds(updatePaced(own, uid, { displayName: "Rani" }));
  });
});
