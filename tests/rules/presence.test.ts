import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { deleteDoc, doc, serverTimestamp, setDoc, Timestamp } from "firebase/firestore";
import { afterAll, beforeAll, test } from "vitest";
import { firestoreOf, rulesEnvironment } from "./environment.ts";
import { newTeam, type Team } from "./team.ts";

type SignedIn = "owner" | "editor" | "sender" | "usher" | "viewer" | "stranger";

let environment: RulesTestEnvironment;
let team: Team;

beforeAll(async () => {
  environment = await rulesEnvironment();
  team = newTeam(environment);
  await team.storeHead();
});
afterAll(() => environment.cleanup());

/** Says that somebody of the team has the draft open, with changes to what would be allowed. */
function say(role: SignedIn, change: Record<string, unknown> = {}, whose: SignedIn = role) {
  const entry = doc(firestoreOf(team.contextOf(role)), paths.presence(team.invitationId, team.uidOf(whose)));
  return setDoc(entry, { uid: team.uidOf(role), section: null, at: serverTimestamp(), ...change });
}

/** As if it had been said so long ago. */
function age(role: SignedIn, agoMs: number): Promise<void> {
  return environment.withSecurityRulesDisabled((context) =>
    setDoc(
      doc(firestoreOf(context), paths.presence(team.invitationId, team.uidOf(role))),
      { at: Timestamp.fromMillis(Date.now() - agoMs) },
      { merge: true },
    ),
  );
}

test.each(["owner", "editor"] as const)(
  "%s of the team says where they are, and takes it back",
  async (role) => {
    await assertSucceeds(say(role));
    await age(role, limits.presence.pauseMs);
    await assertSucceeds(say(role, { section: "ceremonies-2" }));
    const entry = doc(firestoreOf(team.contextOf(role)), paths.presence(team.invitationId, team.uidOf(role)));
    // Neither said nor taken back again and again.
    await assertFails(say(role, { section: "cover" }));
    await assertFails(deleteDoc(entry));
    await age(role, limits.presence.pauseMs);
    await assertSucceeds(deleteDoc(entry));
  },
);

test.each(["sender", "usher", "viewer", "stranger"] as const)(
  "%s, who does not write, says nothing",
  async (role) => {
    await assertFails(say(role));
  },
);

test.each<[string, Record<string, unknown>]>([
  ["as somebody else", { uid: "somebody" }],
  ["at a time of one's own", { at: new Date() }],
  ["with more than that", { name: "Rani" }],
  ["about what is no section", { section: "Resepsi kami" }],
  ["about too long a place", { section: "x".repeat(25) }],
  ["about a number", { section: 7 }],
])("nothing is said %s", async (_, change) => {
  await assertFails(say("editor", change));
  await assertSucceeds(say("editor"));
  await age("editor", limits.presence.pauseMs);
});

test("nobody speaks for another, nor takes another's word back", async () => {
  await say("owner");
  await age("owner", limits.presence.pauseMs);
  await assertFails(say("editor", {}, "owner"));
  await assertFails(say("editor", { uid: team.uidOf("owner") }, "owner"));
  const entry = doc(
    firestoreOf(team.contextOf("editor")),
    paths.presence(team.invitationId, team.uidOf("owner")),
  );
  await assertFails(deleteDoc(entry));
});
