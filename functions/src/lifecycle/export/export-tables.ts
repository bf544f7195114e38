import { guestChatId, supportChatId, teamChatId } from "@janur/domain/chat/chat";
import { ofGuestTexts } from "@janur/domain/guest/guest-texts";
import { paths } from "@janur/domain/paths";
import type { TeamRole } from "@janur/domain/team/team";
import { FieldPath, type DocumentReference, type Query } from "firebase-admin/firestore";
import { picturesOf, picturesOfGuests } from "../../nouns/chat/picture-files.ts";
import { db } from "../../platform/google/firestore.ts";

/** One table of a copy: a file of JSON and, where it has columns, one for spreadsheets. */
export interface ExportTable {
  name: string;
  /** As the table of the rules calls it. */
  collection: string;
  /** Of chats: how the paths of their pictures begin; for an account's table by uid, for others by invitation. */
  pictures?: (id: string) => string;
  /** Heading of each column, and the path of its value. */
  columns?: Readonly<Record<string, string>>;
}

/** What belongs to the account itself. */
export interface AccountTable extends ExportTable {
  from: (uid: string) => Query | DocumentReference;
}

/** What belongs to an invitation, for members whose role reads it in the application too. */
export interface InvitationTable extends ExportTable {
  roles: readonly TeamRole[];
  from: (invitationId: string) => Query | DocumentReference;
}

const team: readonly TeamRole[] = ["owner", "editor", "sender", "usher", "viewer"];
const editors: readonly TeamRole[] = ["owner", "editor"];

export const accountTables: readonly AccountTable[] = [
  { name: "profile", collection: "users", from: (uid) => db().doc(paths.user(uid)) },
  {
    name: "settings",
    collection: "users/*/settings",
    from: (uid) => db().collection(paths.allUserSettings(uid)),
  },
  {
    name: "notifications",
    collection: "users/*/notifications",
    from: (uid) => db().collection(paths.notifications(uid)),
  },
  {
    name: "given-gifts",
    collection: "users/*/givenGifts",
    from: (uid) => db().doc(paths.givenGifts(uid)),
  },
  {
    name: "support-chat",
    collection: "chats/*/messages",
    columns: { time: "createdAt", by: "by", name: "name", text: "text" },
    pictures: (uid) => picturesOf(supportChatId(uid)),
    from: (uid) =>
      db()
        .collection(paths.chatMessages(supportChatId(uid)))
        .orderBy("createdAt"),
  },
  {
    name: "task-comments",
    collection: "tasks/*/comments",
    columns: { time: "createdAt", text: "text" },
    from: (uid) => db().collectionGroup("comments").where("uid", "==", uid),
  },
  {
    name: "task-files",
    collection: "tasks/*/attachments",
    columns: { time: "createdAt", name: "name", bytes: "bytes" },
    from: (uid) => db().collectionGroup("attachments").where("uid", "==", uid),
  },
  {
    name: "connections",
    collection: "apps",
    from: (uid) => db().collection(paths.apps()).where("owner", "==", uid).where("invitationId", "==", null),
  },
];

export const invitationTables: readonly InvitationTable[] = [
  {
    name: "invitation",
    collection: "invitations",
    roles: team,
    from: (invitationId) => db().doc(paths.invitation(invitationId)),
  },
  {
    name: "draft",
    collection: "invitations/*/draft",
    roles: editors,
    from: (invitationId) => db().doc(paths.draft(invitationId)),
  },
  {
    name: "versions",
    collection: "invitations/*/versions",
    roles: editors,
    from: (invitationId) => db().collection(paths.versions(invitationId)),
  },
  {
    name: "corrections",
    collection: "invitations/*/corrections",
    roles: editors,
    from: (invitationId) => db().collection(paths.corrections(invitationId)),
  },
  {
    name: "approvals",
    collection: "invitations/*/approvals",
    roles: editors,
    from: (invitationId) => db().collection(paths.approvals(invitationId)),
  },
  {
    name: "guests",
    collection: "invitations/*/guests",
    roles: team,
    columns: {
      honorific: "honorific",
      name: "name",
      suffix: "suffix",
      origin: "origin",
      ...ofGuestTexts((text) => text),
      group: "group",
      side: "side",
      channel: "channel",
      sending: "sending.state",
      kind: "kind",
      seats: "seats",
      tags: "tags",
      note: "note",
      listing: "listing",
      opened: "opened.firstAt",
      attendance: "answer.attendance",
      people: "answer.people",
      adults: "answer.adults",
      children: "answer.children",
      companions: "answer.companions",
      answerNote: "answer.note",
      answeredAt: "answer.answeredAt",
      id: "id",
    },
    from: (invitationId) => db().collection(paths.guests(invitationId)),
  },
  {
    name: "contacts",
    collection: "invitations/*/contacts",
    roles: editors,
    columns: { guest: "$id", phone: "phone", email: "email", address: "address" },
    from: (invitationId) => db().collection(paths.contacts(invitationId)),
  },
  {
    name: "proposed-guests",
    collection: "invitations/*/proposedGuests",
    roles: editors,
    columns: {
      helper: "by",
      honorific: "honorific",
      name: "name",
      suffix: "suffix",
      origin: "origin",
      phone: "phone",
      seats: "seats",
      state: "state",
      word: "word",
      time: "createdAt",
      guest: "guestId",
    },
    from: (invitationId) => db().collection(paths.proposedGuests(invitationId)),
  },
  {
    name: "door",
    collection: "invitations/*/checkins",
    roles: editors,
    columns: {
      time: "receivedAt",
      ceremony: "ceremony",
      kind: "kind",
      guest: "guest",
      walkIn: "walkIn.name",
      people: "people",
      text: "text",
      by: "by",
      id: "nonce",
      takesBack: "target",
    },
    from: (invitationId) => db().collection(paths.checkIns(invitationId)),
  },
  {
    name: "door-devices",
    collection: "invitations/*/doorDevices",
    roles: editors,
    columns: { device: "id", by: "by", seen: "seenAt", link: "passId" },
    from: (invitationId) => db().collection(paths.doorDevices(invitationId)),
  },
  {
    name: "seats",
    collection: "invitations/*/seatingPlans",
    roles: team,
    from: (invitationId) => db().collection(paths.seatingPlans(invitationId)),
  },
  {
    name: "gifts",
    collection: "invitations/*/gifts",
    roles: ["owner"],
    columns: {
      time: "createdAt",
      envelope: "envelope",
      name: "name",
      through: "through",
      kind: "kind",
      amount: "amount",
      state: "state",
      note: "note",
      by: "by.name",
      removed: "isRemoved",
      guest: "guest",
    },
    from: (invitationId) => db().collection(paths.gifts(invitationId)),
  },
  {
    name: "gift-photos",
    collection: "invitations/*/giftPhotos",
    roles: ["owner"],
    from: (invitationId) => db().collection(paths.giftPhotos(invitationId)),
  },
  {
    name: "texts-to-guests",
    collection: "invitations/*/sending",
    roles: editors,
    from: (invitationId) => db().collection(paths.sendings(invitationId)),
  },
  {
    name: "wishes",
    collection: "invitations/*/wishes",
    roles: team,
    columns: { time: "createdAt", name: "name", text: "text", reply: "reply", hidden: "isHidden" },
    from: (invitationId) => db().collection(paths.wishes(invitationId)),
  },
  {
    name: "album",
    collection: "invitations/*/album",
    roles: editors,
    columns: { time: "createdAt", by: "by", state: "state", way: "way", guest: "guestId", id: "id" },
    from: (invitationId) => db().collection(paths.albumPhotos(invitationId)),
  },
  {
    name: "files",
    collection: "invitations/*/media",
    roles: editors,
    from: (invitationId) => db().collection(paths.mediaFiles(invitationId)),
  },
  {
    name: "team-links",
    collection: "invitations/*/teamInvites",
    roles: ["owner"],
    from: (invitationId) => db().collection(paths.teamInvites(invitationId)),
  },
  {
    name: "tasks",
    collection: "tasks",
    roles: team,
    columns: {
      title: "title",
      status: "status",
      priority: "priority",
      date: "due.date",
      days: "due.days",
      labels: "labels",
      note: "note",
    },
    from: (invitationId) => db().collection(paths.tasks()).where("invitationId", "==", invitationId),
  },
  {
    name: "passes",
    collection: "passes",
    roles: editors,
    from: (invitationId) => db().collection(paths.passes()).where("invitationId", "==", invitationId),
  },
  {
    name: "team-chat",
    collection: "chats/*/messages",
    roles: team,
    columns: { time: "createdAt", by: "by", name: "name", text: "text" },
    pictures: (invitationId) => picturesOf(teamChatId(invitationId)),
    from: (invitationId) =>
      db()
        .collection(paths.chatMessages(teamChatId(invitationId)))
        .orderBy("createdAt"),
  },
  {
    name: "guests-chats",
    collection: "chats/*/messages",
    roles: editors,
    columns: { thread: "$parent", time: "createdAt", by: "by", name: "name", text: "text" },
    pictures: (invitationId) => picturesOfGuests(invitationId),
    from: guestsMessages,
  },
];

/** Messages of all guests' threads of an invitation: their paths lie between that of no thread and one past all letters. */
function guestsMessages(invitationId: string): Query {
  const id = FieldPath.documentId();
  const at = (thread: string) => db().doc(paths.chatMessage(guestChatId(invitationId, thread), "0"));
  return db().collectionGroup("messages").where(id, ">=", at("0")).where(id, "<", at("~"));
}

/** Collections of which a copy takes nothing, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  slugs: "says whose an address is, which stands in the invitation",
  publications: "a part of the version that was published",
  "publications/*/parts": "a part of the version that was published",
  "invitations/*/capacity": "a sum over the guests",
  "invitations/*/guestIndex": "made of the guests",
  "invitations/*/contactIndex": "made of the contacts",
  "invitations/*/giftIndex": "made of the gifts",
  "invitations/*/giftCounts": "what two people counted, which stands in the gifts once they agree",
  "invitations/*/doorIndex": "made of the guests",
  "invitations/*/imports": "how far a file is imported, for two weeks",
  "invitations/*/guestUndos": "what guests said before a change, for a minute",
  "invitations/*/mailStops": "hashes of addresses that want no e-mails",
  "invitations/*/teamSecrets": "secrets are shown once",
  chats: "a summary of the messages",
  "chats/*/reads": "how far somebody has read",
  "users/*/pace": "how many messages were sent and changes made within a minute",
  "invitations/*/counts": "how many tasks there were",
  "tasks/*/counts": "how many comments there were",
  deliveries: "a log of what went through connections",
  "invitations/*/days": "a sum over the guests",
  "invitations/*/guestViews": "names of filters over the guests",
  "invitations/*/statistics": "a sum over the guests",
  "invitations/*/taps": "counts of nobody known",
  "invitations/*/presence": "who has a draft open, for a minute",
  limits: "hashes that count",
  checkCodes: "follows from the invitation",
  reports: "written by others, for the staff",
  mail: "says nothing once it was sent, and what failed says no more than the invite",
  accounts: "the profile as the staff finds it",
  audit: "deeds of the staff",
  secrets: "secrets are shown once",
  service: "how the whole service stands, nobody's data",
  jobs: "the copy itself is one",
};
