import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { guestChatId } from "@janur/domain/chat/chat";
import { paths } from "@janur/domain/paths";
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  type Firestore,
  type Query,
} from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  accessTable,
  operations,
  roles,
  unknownCollections,
  type Operation,
  type Role,
} from "./access-table.ts";
import { guestThread, newMessage, paceOf } from "./chat.ts";
import { firestoreOf, rulesEnvironment } from "./environment.ts";
import { commitPaced, updatePaced } from "./paced.ts";
import { emailOf, nameOf, newTeam, randomId, type Team } from "./team.ts";
import { addComment, addTask, countOf, newComment, newTask } from "./task.ts";

let environment: RulesTestEnvironment;
let team: Team;

/** Ids of the documents that stand where `*` stands, and of the one that is touched. */
const wanted = randomId();

function profileOf(uid: string): Record<string, unknown> {
  return {
    id: uid,
    displayName: "Rani",
    email: emailOf(uid),
    photoURL: null,
    createdAt: serverTimestamp(),
    invitations: [],
  };
}

/** The collection's real path: the owner's profile and the team's invitation stand where `*` stands. */
function collectionPath(template: string): string {
  const [first, ...rest] = template.split("/*/");
  const ids = [parentId(first ?? "")];
  return [first, ...rest.flatMap((name, index) => [ids[index] ?? wanted, name])].join("/");
}

function parentId(collectionName: string): string {
  if (collectionName === "users") return team.uidOf("owner");
  if (collectionName === "chats") return guestChatId(team.invitationId, wanted);
  return collectionName === "invitations" ? team.invitationId : wanted;
}

function documentId(template: string): string {
  if (template === "chats") return parentId(template);
  if (template === "chats/*/reads" || template === "invitations/*/presence") return team.uidOf("owner");
  if (template === "users") return team.uidOf("owner");
  if (template === "invitations") return team.invitationId;
  if (template === "jobs") return `export-${team.uidOf("owner")}`;
  if (template === "users/*/settings") return "appearance";
  if (template === "users/*/pace") return "messages";
  if (template === "invitations/*/counts") return "tasks";
  if (template === "tasks/*/counts") return "comments";
  return template.endsWith("/draft") ? "current" : wanted;
}

const isOfIntegrations = (template: string) => template === "apps" || template === "deliveries";
const documentPath = (template: string) => `${collectionPath(template)}/${documentId(template)}`;

function contentOf(template: string, role: Role = "owner"): Record<string, unknown> {
  if (template === "users") return profileOf(team.uidOf("owner"));
  if (template === "users/*/settings") return { textSize: "large" };
  if (template === "users/*/pace") return paceOf(wanted);
  if (template.endsWith("/counts")) return countOf(wanted);
  if (template === "users/*/notifications") return { id: wanted, readAt: null };
  if (template === "tasks") {
    return newTask(wanted, team.invitationId, role === "signedOut" ? "nobody" : team.uidOf(role));
  }
  if (template === "tasks/*/comments") {
    return role === "signedOut" ? { id: wanted } : newComment(wanted, team.uidOf(role), nameOf(role));
  }
  if (isOfIntegrations(template))
    return { id: wanted, owner: team.uidOf("owner"), invitationId: team.invitationId, name: "Udin" };
  if (template === "chats")
    return guestThread(parentId(template), team.invitationId, wanted, { messages: 2 });
  if (template === "chats/*/messages") {
    return role === "signedOut"
      ? { id: wanted }
      : newMessage(wanted, team.uidOf(role), { name: nameOf(role) });
  }
  if (template === "chats/*/reads") {
    return { uid: team.uidOf("owner"), messages: 1, readAt: serverTimestamp() };
  }
  if (template === "invitations/*/presence") {
    return { uid: team.uidOf("owner"), section: null, at: serverTimestamp() };
  }
  if (template === "passes") return { id: wanted, invitationId: team.invitationId, name: "Bude Sri" };
  return template === "invitations" ? team.head : { id: wanted, name: "Udin", isHidden: false };
}

function changeOf(template: string): Record<string, unknown> {
  if (template === "tasks") return { title: "Pesan tenda", updatedAt: serverTimestamp() };
  if (template === "chats") return { isBlocked: true };
  if (template === "invitations/*/presence") return { section: "cover", at: serverTimestamp() };
  if (template === "chats/*/reads") return { messages: 2, readAt: serverTimestamp() };
  if (template === "users") return { displayName: "Rani K." };
  if (template === "users/*/notifications") return { readAt: serverTimestamp() };
  if (template === "users/*/pace") return paceOf(wanted);
  if (template.endsWith("/counts")) return countOf(wanted);
  return template === "users/*/settings" ? { textSize: "largest" } : { name: "Somebody else" };
}

/** What stands there before somebody changes it: marks that were just set are not set anew. */
function storedOf(template: string): Record<string, unknown> {
  const content = contentOf(template);
  const [mark] = ["at", "readAt"].filter((field) => field in changeOf(template) && field in content);
  return mark === undefined || template === "users/*/pace"
    ? content
    : { ...content, [mark]: Timestamp.fromMillis(0) };
}

/** What is counted where it is changed, by whom: the ids that the count has to name. */
const countedChanges: Readonly<Record<string, readonly string[]>> = {
  users: [],
  "users/*/settings": [],
  tasks: [wanted],
  chats: [wanted],
};

async function asNobodyIsWatching(work: (database: Firestore) => Promise<void>): Promise<void> {
  await environment.withSecurityRulesDisabled(async (context) => {
    await work(firestoreOf(context));
  });
}

const put = (template: string) =>
  asNobodyIsWatching((database) => setDoc(doc(database, documentPath(template)), storedOf(template)));
const remove = (path: string) => asNobodyIsWatching((database) => deleteDoc(doc(database, path)));

/** What a list of the collection asks for. */
function allOf(template: string, parent: Query, role: Role): Query {
  if (["tasks", "apps", "deliveries", "chats", "passes"].includes(template))
    return query(parent, where("invitationId", "==", team.invitationId));
  return template === "invitations" && role !== "signedOut"
    ? query(parent, where("members", "array-contains", team.uidOf(role)))
    : query(parent);
}

/** Some documents come with what counts them. */
function create(database: Firestore, template: string, role: Role): Promise<void> {
  const content = contentOf(template, role);
  if (template === "tasks") return addTask(database, team.invitationId, wanted, content);
  if (template === "tasks/*/comments") return addComment(database, wanted, wanted, content);
  const target = doc(database, documentPath(template));
  // Settings that are not there yet are written as those that are.
  if (template === "users/*/settings")
    return commitPaced(database, uidOf(role), [], (batch) => batch.set(target, content));
  return setDoc(target, content);
}

const uidOf = (role: Role) => (role === "signedOut" ? "nobody" : team.uidOf(role));

function update(database: Firestore, template: string, role: Role): Promise<void> {
  const target = doc(database, documentPath(template));
  const counted = countedChanges[template];
  return counted === undefined
    ? updateDoc(target, changeOf(template))
    : updatePaced(target, uidOf(role), changeOf(template), counted);
}

/** Performs the operation as the client SDK does. */
async function attempt(
  database: Firestore,
  template: string,
  operation: Operation,
  role: Role,
): Promise<unknown> {
  const target = doc(database, documentPath(template));
  const parent = collection(database, collectionPath(template));
  const all = allOf(template, parent, role);
  switch (operation) {
    case "get":
      return getDoc(target);
    case "list":
      return getDocs(query(all, limit(100)));
    case "listMore":
      return getDocs(query(all, limit(101)));
    case "listAll":
      return getDocs(all);
    case "create":
      return create(database, template, role);
    case "update":
      return update(database, template, role);
    case "delete":
      return deleteDoc(target);
  }
}

const templates = [...Object.keys(accessTable), ...unknownCollections];
beforeAll(async () => {
  environment = await rulesEnvironment();
  team = newTeam(environment);
  await Promise.all([team.storeStaff(), ...templates.map(put)]);
});
afterAll(async () => {
  await Promise.all(templates.map((template) => remove(documentPath(template))));
  await environment.cleanup();
});

describe("the table", () => {
  test("has a row for every collection that the code spells, and no other", () => {
    const spelled = Object.values<(...ids: string[]) => string>(paths).map((path) => {
      const segments = path("a", "b").split("/");
      const collections = segments.length % 2 === 0 ? segments.slice(0, -1) : segments;
      return collections.map((segment, index) => (index % 2 === 0 ? segment : "*")).join("/");
    });
    expect([...new Set(spelled)].sort()).toEqual(Object.keys(accessTable).sort());
  });

  test("names unknown collections that the code does not spell", () => {
    expect(unknownCollections.filter((name) => name in accessTable)).toEqual([]);
  });
});

describe.each(templates)("%s", (template) => {
  const allowed = accessTable[template] ?? {};
  describe.each(operations)("%s", (operation) => {
    test.each(roles)("by %s", async (role) => {
      const isAllowed = allowed[operation]?.includes(role) === true;
      if (operation === "create") await remove(documentPath(template));
      try {
        const database = firestoreOf(team.contextOf(role));
        const outcome = attempt(database, template, operation, role);
        await (isAllowed ? assertSucceeds(outcome) : assertFails(outcome));
      } finally {
        if (operation === "create" || (["update", "delete"].includes(operation) && isAllowed))
          await put(template);
      }
    });
  });
});
