import { randomBytes } from "node:crypto";
import { weddingContent } from "@janur/domain/fixtures/fixtures";
import { documentIdFromBytes } from "@janur/domain/id";
import { paths } from "@janur/domain/paths";
import type { TeamRole } from "@janur/domain/team/team";
import type { RulesTestContext, RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { doc, setDoc, writeBatch } from "firebase/firestore";
import type { Role } from "./access-table.ts";
import { firestoreOf } from "./environment.ts";

/** An invitation of its own for one test file, with one account per role. */
export interface Team {
  invitationId: string;
  uidOf: (role: Exclude<Role, "signedOut">) => string;
  contextOf: (role: Role) => RulesTestContext;
  /** The head document. */
  head: Record<string, unknown>;
  /** Writes a document past the rules, over what is there. */
  store: (path: string, content: Record<string, unknown>) => Promise<void>;
  /** Writes the head document. @param change what it says otherwise */
  storeHead: (change?: Record<string, unknown>) => Promise<void>;
  /** Writes who is on the staff, and who was. */
  storeStaff: () => Promise<void>;
}

export function randomId(): string {
  return documentIdFromBytes(randomBytes(20));
}

/** What the team calls somebody. */
export const nameOf = (role: Role): string => (role === "closedOwner" ? "owner" : role);

const teamRoles: readonly TeamRole[] = ["owner", "editor", "sender", "usher", "viewer"];

export function newTeam(environment: RulesTestEnvironment): Team {
  const invitationId = randomId();
  const uidOf = (role: Exclude<Role, "signedOut">) => `${nameOf(role)}-${invitationId}`;
  const contexts = new Map<Role, RulesTestContext>();
  const contextOf = (role: Role): RulesTestContext => {
    const known = contexts.get(role);
    if (known !== undefined) return known;
    const claims = {
      ...(role in staffEntries && { role: "admin" }),
      ...(role === "closedOwner" && { closed: true }),
    };
    const context =
      role === "signedOut"
        ? environment.unauthenticatedContext()
        : environment.authenticatedContext(uidOf(role), { ...claims, email: emailOf(uidOf(role)) });
    contexts.set(role, context);
    return context;
  };
  const head = {
    id: invitationId,
    owner: uidOf("owner"),
    members: teamRoles.map(uidOf),
    team: Object.fromEntries(teamRoles.map((role) => [uidOf(role), { role, name: role, photo: null }])),
    status: "draft",
    eventType: weddingContent.eventType,
    updatedAt: new Date(),
    contactsUntil: null,
  };
  const store = (path: string, content: Record<string, unknown>) =>
    environment.withSecurityRulesDisabled((context) =>
      setDoc(doc(firestoreOf(context), path), content, { merge: true }),
    );
  const storeHead = (change: Record<string, unknown> = {}) =>
    environment.withSecurityRulesDisabled((context) =>
      setDoc(doc(firestoreOf(context), paths.invitation(invitationId)), { ...head, ...change }),
    );
  const storeStaff = () =>
    environment.withSecurityRulesDisabled(async (context) => {
      const database = firestoreOf(context);
      const batch = writeBatch(database);
      for (const [role, entry] of Object.entries(staffEntries))
        batch.set(doc(database, paths.account(`${role}-${invitationId}`)), entry);
      await batch.commit();
    });
  return { invitationId, uidOf, contextOf, head, store, storeHead, storeStaff };
}

/** What the service says of those whose tokens carry the claim. */
const staffEntries: Readonly<Record<string, { role: string; isDisabled: boolean }>> = {
  admin: { role: "admin", isDisabled: false },
  formerAdmin: { role: "host", isDisabled: false },
  shutAdmin: { role: "admin", isDisabled: true },
};

export function emailOf(uid: string): string {
  return `${uid.toLowerCase()}@janur.test`;
}
