import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { collection, doc, getDoc, getDocs, limit, query, setDoc, where } from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { firestoreOf, rulesEnvironment } from "./environment.ts";
import { newTeam, randomId, type Team } from "./team.ts";

/* Connections of an account alone, and who does not read those of a feast: the table has the others of an invitation. */

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

test("who connected an account to a feast reads it as long as they belong to that", async () => {
  const connection = randomId();
  await environment.withSecurityRulesDisabled((context) =>
    setDoc(doc(firestoreOf(context), `apps/${connection}`), {
      ...{ id: connection, owner: team.uidOf("admin"), invitationId: team.invitationId },
    }),
  );
  await assertFails(getDoc(doc(firestoreOf(team.contextOf("admin")), `apps/${connection}`)));
});

describe("of a feast", () => {
  const [connection, delivery] = [randomId(), randomId()];
  const reads = (role: "editor" | "owner"): Promise<unknown>[] => {
    const database = firestoreOf(team.contextOf(role));
    const ofFeast = [where("invitationId", "==", team.invitationId), limit(100)];
    return [
      getDoc(doc(database, `apps/${connection}`)),
      getDocs(query(collection(database, "apps"), ...ofFeast)),
      getDoc(doc(database, `deliveries/${delivery}`)),
      getDocs(query(collection(database, "deliveries"), ...ofFeast)),
    ];
  };
  const store = (change: object) =>
    environment.withSecurityRulesDisabled(async (context) => {
      const database = firestoreOf(context);
      const { invitationId } = team;
      const editor = { role: "editor", name: "editor", photo: null, ...change };
      const owner = { role: "owner", name: "owner", photo: null };
      const members = { [team.uidOf("owner")]: owner, [team.uidOf("editor")]: editor };
      const head = { ...team.head, team: members };
      await setDoc(doc(database, `invitations/${invitationId}`), head);
      await setDoc(doc(database, `apps/${connection}`), { id: connection, owner: null, invitationId });
      await setDoc(doc(database, `deliveries/${delivery}`), { id: delivery, invitationId });
    });

  test("the editor of one family reads no connection and nothing that went through one", async () => {
    await store({ side: "bride" });
    await Promise.all(reads("editor").map(assertFails));
    await Promise.all(reads("owner").map(assertSucceeds));
  });

  test("the editor of the whole feast reads them", async () => {
    await store({});
    await Promise.all(reads("editor").map(assertSucceeds));
  });
});
