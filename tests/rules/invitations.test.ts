import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { collection, getDocs, limit, query, where } from "firebase/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firestoreOf, rulesEnvironment } from "./environment.ts";
import { newTeam, type Team } from "./team.ts";

let environment: RulesTestEnvironment;
let team: Team;
beforeAll(async () => {
  environment = await rulesEnvironment();
  team = newTeam(environment);
  await team.storeHead();
});
afterAll(() => environment.cleanup());

test.each(["viewer", "stranger"] as const)(
  "a %s lists invitations of their own and no others",
  async (role) => {
    const invitations = collection(firestoreOf(team.contextOf(role)), "invitations");
    const own = where("members", "array-contains", team.uidOf(role));
    const { docs } = await assertSucceeds(getDocs(query(invitations, own, limit(100))));
    expect(docs.map(({ id }) => id)).toEqual(role === "viewer" ? [team.invitationId] : []);
    await assertFails(getDocs(query(invitations, limit(100))));
    await assertFails(getDocs(query(invitations, where("owner", "==", team.uidOf("owner")), limit(100))));
    const others = where("members", "array-contains", team.uidOf("owner"));
    await assertFails(getDocs(query(invitations, others, limit(100))));
  },
);
