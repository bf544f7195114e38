import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { collection, doc, getDoc, getDocs, limit, query, setDoc, where } from "firebase/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firestoreOf, rulesEnvironment } from "./environment.ts";
import { newTeam, randomId, type Team } from "./team.ts";

/* Connections of an account alone: the table's are those of an invitation. */

let environment: RulesTestEnvironment;
let team: Team;
const appId = randomId();
beforeAll(async () => {
  environment = await rulesEnvironment();
  team = newTeam(environment);
  await environment.withSecurityRulesDisabled(async (context) => {
    const app = { id: appId, owner: team.uidOf("editor"), invitationId: null };
    await setDoc(doc(firestoreOf(context), `apps/${appId}`), app);
  });
});
afterAll(() => environment.cleanup());

const own = (role: "editor" | "owner" | "admin") => {
  const database = firestoreOf(team.contextOf(role));
  const mine = [where("owner", "==", team.uidOf("editor")), where("invitationId", "==", null)];
  return {
    get: () => getDoc(doc(database, `apps/${appId}`)),
    list: () => getDocs(query(collection(database, "apps"), ...mine, limit(100))),
  };
};

test("who connected their account reads their connections", async () => {
  await assertSucceeds(own("editor").get());
  const { docs } = await own("editor").list();
  expect(docs.map(({ id }) => id)).toEqual([appId]);
});

test.each(["owner", "admin"] as const)("the %s reads no connection of another account", async (role) => {
  await assertFails(own(role).get());
  await assertFails(own(role).list());
});
