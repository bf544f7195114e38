/*
 * Who may do what with which documents: the table that the rules are held
 * against. A collection in domain/src/paths.ts that has no row here fails.
 */

/**
 * `stranger` and the admins are signed in and in no team; the others are roles in the invitation's team. The former
 * admin and the one who was shut out have a token of before; the closed owner is the owner with a token that says that the
 * account is closed, which opens nothing.
 */
export const roles = [
  "signedOut",
  "stranger",
  "admin",
  "formerAdmin",
  "shutAdmin",
  "owner",
  "closedOwner",
  "editor",
  "sender",
  "usher",
  "viewer",
] as const;
export type Role = (typeof roles)[number];

/** `list` asks for 100 documents, `listMore` for 101, `listAll` for all. */
export const operations = ["get", "list", "listMore", "listAll", "create", "update", "delete"] as const;
export type Operation = (typeof operations)[number];

export type Access = Partial<Record<Operation, readonly Role[]>>;

const signedIn = roles.filter((role) => role !== "signedOut" && role !== "closedOwner");
const team = ["owner", "editor", "sender", "usher", "viewer"] as const;
const editors = ["owner", "editor"] as const;
const nobody: Access = {};

/** By collection, `*` for an id. Operations that are not named are for nobody. */
export const accessTable: Readonly<Record<string, Access>> = {
  // The profile of the invitation's owner.
  users: { get: ["owner"], create: ["owner"], update: ["owner"] },
  // News of the invitation's owner, and their settings.
  "users/*/notifications": { get: ["owner"], list: ["owner"], update: ["owner"] },
  "users/*/settings": { get: ["owner"], list: ["owner"], create: ["owner"], update: ["owner"] },
  // Of the invitation's owner: written with each message, and by nothing else. pace.test.ts
  "users/*/pace": { get: ["owner"], create: ["owner"], update: ["owner"] },
  slugs: nobody,
  publications: nobody,
  "publications/*/parts": nobody,
  // Lists ask for invitations of one's own, which may be none.
  invitations: { get: team, list: signedIn },
  "invitations/*/draft": { get: editors },
  // The entry of the invitation's owner.
  "invitations/*/presence": {
    get: editors,
    list: editors,
    create: ["owner"],
    update: ["owner"],
    delete: ["owner"],
  },
  // Written with new tasks, and by nothing else: pace.test.ts.
  "invitations/*/counts": { get: editors, create: editors, update: editors },
  "invitations/*/versions": { get: editors, list: editors },
  "invitations/*/corrections": { get: editors, list: editors },
  "invitations/*/proposedGuests": { get: editors, list: editors },
  "invitations/*/approvals": { get: editors, list: editors },
  "invitations/*/media": { get: editors, list: editors },
  "invitations/*/guests": { get: team, list: team },
  "invitations/*/guestIndex": { get: team, list: team },
  "invitations/*/contactIndex": { get: editors, list: editors },
  // Told by the operation doorPack alone.
  "invitations/*/doorIndex": nobody,
  "invitations/*/checkins": { get: editors, list: editors },
  "invitations/*/doorDevices": { get: ["owner", "editor", "usher"], list: ["owner", "editor", "usher"] },
  "invitations/*/seatingPlans": { get: team, list: team },
  // Told by operations to the owner, and to whom the owner names.
  "invitations/*/gifts": nobody,
  "invitations/*/giftIndex": nobody,
  "invitations/*/giftCounts": nobody,
  "invitations/*/giftPhotos": nobody,
  // Told by the operation giftMemory alone.
  "users/*/givenGifts": nobody,
  // Read by the operation undoGuestChange alone.
  "invitations/*/guestUndos": nobody,
  // Asked just before a mail goes, and by nobody else.
  "invitations/*/mailStops": nobody,
  // Told by the operation findGuestImport alone.
  "invitations/*/imports": nobody,
  "invitations/*/capacity": { get: team },
  "invitations/*/contacts": { get: editors, list: editors },
  "invitations/*/sending": { get: editors, list: editors },
  "invitations/*/wishes": { get: team, list: team },
  // Pictures that nobody has looked at are not even for the team.
  "invitations/*/album": { get: editors, list: editors },
  // Told by the operation statistics alone.
  "invitations/*/days": nobody,
  "invitations/*/statistics": nobody,
  "invitations/*/taps": nobody,
  // Told by the operation listGuestViews alone.
  "invitations/*/guestViews": nobody,
  "invitations/*/teamInvites": { get: ["owner"], list: ["owner"] },
  "invitations/*/teamSecrets": nobody,
  passes: { get: editors, list: editors },
  // Who is named in a task also works on it: tasks.test.ts.
  tasks: { get: team, list: team, create: editors, update: editors },
  // One that the owner wrote; others take back their own: task-comments.test.ts.
  "tasks/*/comments": { get: team, list: team, create: team, delete: editors },
  "tasks/*/counts": { get: team, create: team, update: team },
  "tasks/*/attachments": { get: team, list: team },
  // Connections of the invitation; those of an account alone are the owner's, and no editor of one family reads any of a feast: integration.test.ts.
  apps: { get: editors, list: editors },
  // A guest's thread; a message comes with what the thread says of it, and other kinds of chats differ: chats.test.ts.
  chats: { get: editors, list: editors, update: editors },
  "chats/*/messages": { get: editors, list: editors },
  // The mark of the invitation's owner.
  "chats/*/reads": { get: editors, list: editors, create: ["owner"], update: ["owner"] },
  deliveries: { get: editors, list: editors },
  limits: nobody,
  checkCodes: nobody,
  reports: nobody,
  secrets: nobody,
  mail: nobody,
  // The staff reads them by its operations, which ask whether somebody still is on it.
  accounts: nobody,
  // One of them, what is shut, is everybody's: service.test.ts.
  service: nobody,
  audit: nobody,
  // The copy of the invitation's owner.
  jobs: { get: ["owner"] },
};

/** Written by clients too, but only in one commit with what stands elsewhere. */
export const writtenTogether: readonly string[] = ["chats/*/messages"];

/** Nobody has written rules for these, so nobody may touch them. */
export const unknownCollections = [
  "unknown",
  "users/*/unknown",
  "users/*/settings/*/unknown",
  "publications/*/unknown",
  "chats/*/unknown",
  "invitations/*/unknown",
  "invitations/*/guests/*/unknown",
] as const;
