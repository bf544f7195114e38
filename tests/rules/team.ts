import { randomBytes } from "node:crypto";
import { weddingContent } from "@janur/domain/fixtures";
import { documentIdFromBytes } from "@janur/domain/id";
import type { TeamRole } from "@janur/domain/team";
import type { RulesTestContext, RulesTestEnvironment } from "@firebase/rules-unit-testing";
import type { Role } from "./access-table.ts";

/** An invitation of its own for one test file, with one account per role. */
export interface Team {
  invitationId: string;
  uidOf: (role: Exclude<Role, "signedOut">) => string;
  contextOf: (role: Role) => RulesTestContext;
  /** The head document. */
  head: Record<string, unknown>;
}

export function randomId(): string {
  return documentIdFromBytes(randomBytes(20));
}

const teamRoles: readonly TeamRole[] = ["owner", "editor", "sender", "usher", "viewer"];

export function newTeam(environment: RulesTestEnvironment): Team {
  const invitationId = randomId();
  const uidOf = (role: Exclude<Role, "signedOut">) => `${role}-${invitationId}`;
  const contexts = new Map<Role, RulesTestContext>();
  const contextOf = (role: Role): RulesTestContext => {
    const known = contexts.get(role);
    if (known !== undefined) return known;
    const claims = role === "admin" ? { role: "admin" } : {};
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
  return { invitationId, uidOf, contextOf, head };
}

export function emailOf(uid: string): string {
  return `${uid.toLowerCase()}@janur.test`;
}
