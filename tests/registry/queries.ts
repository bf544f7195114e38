/*
 * Every query that the product asks. Emulators never ask for an index, so the
 * first to miss one would be a host in production; this list is held against
 * the sources and against firestore.indexes.json instead (T18).
 */

export interface QueryShape {
  /** What is asked, and the file that asks. */
  purpose: string;
  file: string;
  collectionGroup: string;
  /** Fields compared with `==`. */
  equal?: readonly string[];
  /** Field asked with `array-contains` or, as the same index serves, `array-contains-any`. */
  contains?: string;
  orderBy?: readonly (readonly [field: string, direction: "asc" | "desc"])[];
  /** Field that is summed up. */
  sum?: string;
  /** Asked over all collections of this name. */
  isGroup?: boolean;
}

export const queryShapes: readonly QueryShape[] = [
  {
    purpose: "own and shared invitations",
    file: "web/src/features/invitation/data.ts",
    collectionGroup: "invitations",
    contains: "members",
  },
  {
    purpose: "a page of the guest list",
    file: "web/src/features/guest/data.ts",
    collectionGroup: "guests",
    orderBy: [
      ["nameKey", "asc"],
      ["__name__", "asc"],
    ],
  },
  {
    purpose: "answers as they arrive",
    file: "web/src/features/rsvp/data.ts",
    collectionGroup: "guests",
    orderBy: [
      ["answer.answeredAt", "desc"],
      ["__name__", "desc"],
    ],
  },
  {
    purpose: "answers of one kind",
    file: "web/src/features/rsvp/data.ts",
    collectionGroup: "guests",
    equal: ["answer.attendance"],
    orderBy: [
      ["answer.answeredAt", "desc"],
      ["__name__", "desc"],
    ],
  },
  {
    purpose: "answers that say something to one ceremony",
    file: "web/src/features/rsvp/data.ts",
    collectionGroup: "guests",
    contains: "answer.replies",
    orderBy: [
      ["answer.answeredAt", "desc"],
      ["__name__", "desc"],
    ],
  },
  {
    purpose: "answers of guests by a word of their names",
    file: "web/src/features/rsvp/data.ts",
    collectionGroup: "guests",
    contains: "nameParts",
    orderBy: [
      ["answer.answeredAt", "desc"],
      ["__name__", "desc"],
    ],
  },
  {
    purpose: "answers of one kind by a word of the guests' names",
    file: "web/src/features/rsvp/data.ts",
    collectionGroup: "guests",
    equal: ["answer.attendance"],
    contains: "nameParts",
    orderBy: [
      ["answer.answeredAt", "desc"],
      ["__name__", "desc"],
    ],
  },
  {
    purpose: "the inbox as it fills",
    file: "web/src/features/rsvp/data.ts",
    collectionGroup: "guests",
    equal: ["listing"],
    orderBy: [
      ["answer.answeredAt", "desc"],
      ["__name__", "desc"],
    ],
  },
  {
    purpose: "the waitlist in its order",
    file: "web/src/features/rsvp/data.ts",
    collectionGroup: "guests",
    equal: ["seat.state"],
    orderBy: [
      ["seat.requestedAt", "asc"],
      ["__name__", "asc"],
    ],
  },
  {
    purpose: "listed guests by a word of their names",
    file: "web/src/features/rsvp/data.ts",
    collectionGroup: "guests",
    equal: ["listing"],
    contains: "nameParts",
    orderBy: [["nameKey", "asc"]],
  },
  {
    purpose: "listed guests of a similar name",
    file: "web/src/features/rsvp/data.ts",
    collectionGroup: "guests",
    equal: ["listing"],
    contains: "nameParts",
  },
  {
    purpose: "how many guests there are",
    file: "functions/src/guest/save-guest.ts",
    collectionGroup: "guests",
  },
  {
    purpose: "listed guests and their seats",
    file: "functions/src/guest/figures.ts",
    collectionGroup: "guests",
    equal: ["listing"],
    sum: "seats",
  },
  {
    purpose: "guests who answered one way, and their people",
    file: "functions/src/guest/figures.ts",
    collectionGroup: "guests",
    equal: ["answer.attendance"],
    sum: "answer.people",
  },
  {
    purpose: "listed guests without an answer, and their seats",
    file: "functions/src/guest/figures.ts",
    collectionGroup: "guests",
    equal: ["listing", "answer"],
    sum: "seats",
  },
  {
    purpose: "the inbox and its people",
    file: "functions/src/guest/figures.ts",
    collectionGroup: "guests",
    equal: ["listing"],
    sum: "answer.people",
  },
  {
    purpose: "answers that wait for seats, and their people",
    file: "functions/src/guest/figures.ts",
    collectionGroup: "guests",
    equal: ["seat.state"],
    sum: "answer.people",
  },
  {
    purpose: "who came by one group's link",
    file: "functions/src/rsvp/answer-by-group.ts",
    collectionGroup: "guests",
    equal: ["groupId"],
  },
  {
    purpose: "places in a group that nobody has answered from",
    file: "functions/src/rsvp/answer-by-group.ts",
    collectionGroup: "guests",
    equal: ["groupId", "listing"],
  },
  {
    purpose: "who is next in the line for seats",
    file: "functions/src/seat/allocate-seats.ts",
    collectionGroup: "guests",
    equal: ["seat.state"],
    orderBy: [["seat.requestedAt", "asc"]],
  },
  {
    purpose: "coming guests of the time before seats were counted",
    file: "functions/src/seat/allocate-seats.ts",
    collectionGroup: "guests",
    equal: ["answer.attendance", "seat"],
  },
  {
    purpose: "heads that are held",
    file: "functions/src/seat/allocate-seats.ts",
    collectionGroup: "guests",
    sum: "seat.held",
  },
  {
    purpose: "guests whose seats nobody gave out",
    file: "functions/src/seat/sweep-seats.ts",
    collectionGroup: "guests",
    equal: ["seat.state"],
    orderBy: [["seat.requestedAt", "asc"]],
    isGroup: true,
  },
  {
    purpose: "answers that say so to one ceremony, and their people",
    file: "functions/src/guest/head-counts.ts",
    collectionGroup: "guests",
    contains: "answer.replies",
    sum: "answer.people",
  },
  {
    purpose: "answers by one group's link, and their people",
    file: "functions/src/guest/head-counts.ts",
    collectionGroup: "guests",
    equal: ["groupId", "listing"],
    sum: "answer.people",
  },
  {
    purpose: "guests with seats, and the heads that are held for them",
    file: "functions/src/guest/head-counts.ts",
    collectionGroup: "guests",
    sum: "seat.held",
  },
  {
    purpose: "invitations that are due for publishing",
    file: "functions/src/invitation/publish-scheduled.ts",
    collectionGroup: "invitations",
    orderBy: [["scheduled.at", "asc"]],
  },
  {
    purpose: "invitations that the trash may forget",
    file: "functions/src/invitation/purge-invitations.ts",
    collectionGroup: "invitations",
    orderBy: [["trashedAt", "asc"]],
  },
  {
    purpose: "reports of one invitation",
    file: "functions/src/report/forget-reporters.ts",
    collectionGroup: "reports",
    equal: ["invitationId"],
  },
  {
    purpose: "invitations whose guests' contacts may be forgotten",
    file: "functions/src/privacy/forget-contacts.ts",
    collectionGroup: "invitations",
    orderBy: [["contactsUntil", "asc"]],
  },
  {
    purpose: "contacts that go next",
    file: "functions/src/privacy/forget-contacts.ts",
    collectionGroup: "contacts",
  },
  {
    purpose: "answers of one kind within a minute, and their people",
    file: "functions/src/notification/gather-news.ts",
    collectionGroup: "guests",
    equal: ["answer.by", "answer.attendance"],
    orderBy: [["answer.answeredAt", "desc"]],
    sum: "answer.people",
  },
  {
    purpose: "wishes within a minute",
    file: "functions/src/notification/gather-news.ts",
    collectionGroup: "wishes",
    orderBy: [["createdAt", "desc"]],
  },
  {
    purpose: "wishes within a minute that wait for the family",
    file: "functions/src/notification/gather-news.ts",
    collectionGroup: "wishes",
    equal: ["isHeld"],
    orderBy: [
      ["createdAt", "desc"],
      ["id", "desc"],
    ],
  },
  {
    purpose: "reports of one page within a minute",
    file: "functions/src/notification/gather-news.ts",
    collectionGroup: "reports",
    equal: ["invitationId"],
    orderBy: [["createdAt", "desc"]],
  },
  {
    purpose: "news whose digest is due",
    file: "functions/src/notification/mail-digests.ts",
    collectionGroup: "notifications",
    equal: ["mailState"],
    orderBy: [["mailDueAt", "asc"]],
    isGroup: true,
  },
  {
    purpose: "news that are due for one person",
    file: "functions/src/notification/mail-digests.ts",
    collectionGroup: "notifications",
    equal: ["mailState"],
    orderBy: [["mailDueAt", "asc"]],
  },
  {
    purpose: "what stands under the bell",
    file: "web/src/features/notification/data.ts",
    collectionGroup: "notifications",
    equal: ["isShown"],
    orderBy: [["createdAt", "desc"]],
  },
  {
    purpose: "news that may be forgotten",
    file: "functions/src/notification/forget-notifications.ts",
    collectionGroup: "notifications",
    equal: ["isShown"],
    orderBy: [["createdAt", "asc"]],
    isGroup: true,
  },
  {
    purpose: "users, the newest first",
    file: "functions/src/staff/list-users.ts",
    collectionGroup: "accounts",
    orderBy: [
      ["createdAt", "desc"],
      ["__name__", "desc"],
    ],
  },
  {
    purpose: "users, by a beginning of name or address, the newest first",
    file: "functions/src/staff/list-users.ts",
    collectionGroup: "accounts",
    contains: "parts",
    orderBy: [
      ["createdAt", "desc"],
      ["__name__", "desc"],
    ],
  },
  {
    purpose: "users, open or shut, the newest first",
    file: "functions/src/staff/list-users.ts",
    collectionGroup: "accounts",
    equal: ["isDisabled"],
    orderBy: [
      ["createdAt", "desc"],
      ["__name__", "desc"],
    ],
  },
  {
    purpose: "users, open or shut, by a beginning of name or address, the newest first",
    file: "functions/src/staff/list-users.ts",
    collectionGroup: "accounts",
    equal: ["isDisabled"],
    contains: "parts",
    orderBy: [
      ["createdAt", "desc"],
      ["__name__", "desc"],
    ],
  },
  {
    purpose: "users of one role, the newest first",
    file: "functions/src/staff/list-users.ts",
    collectionGroup: "accounts",
    equal: ["role"],
    orderBy: [
      ["createdAt", "desc"],
      ["__name__", "desc"],
    ],
  },
  {
    purpose: "users of one role, by a beginning of name or address, the newest first",
    file: "functions/src/staff/list-users.ts",
    collectionGroup: "accounts",
    equal: ["role"],
    contains: "parts",
    orderBy: [
      ["createdAt", "desc"],
      ["__name__", "desc"],
    ],
  },
  {
    purpose: "users of one role, open or shut, the newest first",
    file: "functions/src/staff/list-users.ts",
    collectionGroup: "accounts",
    equal: ["role", "isDisabled"],
    orderBy: [
      ["createdAt", "desc"],
      ["__name__", "desc"],
    ],
  },
  {
    purpose: "users of one role, open or shut, by a beginning of name or address, the newest first",
    file: "functions/src/staff/list-users.ts",
    collectionGroup: "accounts",
    equal: ["role", "isDisabled"],
    contains: "parts",
    orderBy: [
      ["createdAt", "desc"],
      ["__name__", "desc"],
    ],
  },
  {
    purpose: "admins who may act",
    file: "functions/src/staff/change-account.ts",
    collectionGroup: "accounts",
    equal: ["role", "isDisabled"],
  },
  {
    purpose: "what the staff did to one account",
    file: "functions/src/staff/user-details.ts",
    collectionGroup: "audit",
    equal: ["account"],
    orderBy: [["at", "desc"]],
  },
  {
    purpose: "tasks of an invitation, the latest change first",
    file: "web/src/features/task/data.ts",
    collectionGroup: "tasks",
    equal: ["invitationId"],
    orderBy: [["updatedAt", "desc"]],
  },
  {
    purpose: "tasks that go with their invitation",
    file: "functions/src/task/purge-tasks.ts",
    collectionGroup: "tasks",
    equal: ["invitationId"],
  },
  {
    purpose: "connections of an account",
    file: "web/src/features/app/data.ts",
    collectionGroup: "apps",
    equal: ["owner", "invitationId"],
  },
  {
    purpose: "the latest threads of an invitation's guests",
    file: "functions/src/chat/list-threads.ts",
    collectionGroup: "chats",
    equal: ["invitationId", "kind"],
    orderBy: [["updatedAt", "desc"]],
  },
  {
    purpose: "the latest messages of a thread",
    file: "functions/src/chat/thread-view.ts",
    collectionGroup: "messages",
    orderBy: [["createdAt", "desc"]],
  },
  {
    purpose: "chats that go with their invitation",
    file: "functions/src/chat/purge-chats.ts",
    collectionGroup: "chats",
  },
  {
    purpose: "links of an invitation's helpers",
    file: "web/src/features/pass/data.ts",
    collectionGroup: "passes",
    equal: ["invitationId"],
  },
  {
    purpose: "helpers' links that count against the limit, and old ones",
    file: "functions/src/pass/create-pass.ts",
    collectionGroup: "passes",
    equal: ["invitationId"],
  },
  {
    purpose: "helpers' links that go with their invitation",
    file: "functions/src/pass/purge-passes.ts",
    collectionGroup: "passes",
    equal: ["invitationId"],
  },
  {
    purpose: "mails that somebody must look at",
    file: "functions/src/mail/hand-over-due.ts",
    collectionGroup: "mail",
    orderBy: [["dueAt", "asc"]],
  },
  {
    purpose: "mails that may be forgotten",
    file: "functions/src/mail/forget-mail.ts",
    collectionGroup: "mail",
    orderBy: [["createdAt", "asc"]],
  },
  {
    purpose: "how many wishes one guest has sent",
    file: "functions/src/privacy/my-data.ts",
    collectionGroup: "wishes",
    equal: ["guestId"],
  },
  {
    purpose: "the wishes of one guest",
    file: "functions/src/privacy/own-wishes.ts",
    collectionGroup: "wishes",
    equal: ["guestId"],
  },
  {
    purpose: "listed and other guests to copy, by id",
    file: "functions/src/guest/copy-guests.ts",
    collectionGroup: "guests",
    orderBy: [["__name__", "asc"]],
  },
  {
    purpose: "a page of the wall",
    file: "functions/src/wish/list-wishes.ts",
    collectionGroup: "wishes",
    equal: ["isHidden"],
    orderBy: [
      ["isPinned", "desc"],
      ["createdAt", "desc"],
      ["id", "desc"],
    ],
  },
  {
    purpose: "wishes on the wall, for the family",
    file: "web/src/features/wish/data.ts",
    collectionGroup: "wishes",
    equal: ["isHidden"],
    orderBy: [
      ["isPinned", "desc"],
      ["createdAt", "desc"],
      ["id", "desc"],
    ],
  },
  {
    purpose: "wishes that wait for the family",
    file: "web/src/features/wish/data.ts",
    collectionGroup: "wishes",
    equal: ["isHeld"],
    orderBy: [
      ["createdAt", "desc"],
      ["id", "desc"],
    ],
  },
  {
    purpose: "wishes that the family has hidden",
    file: "web/src/features/wish/data.ts",
    collectionGroup: "wishes",
    equal: ["isHidden", "isHeld"],
    orderBy: [
      ["createdAt", "desc"],
      ["id", "desc"],
    ],
  },
];

/** Calls in each file that shape a query; whoever adds or removes one looks at the list above. */
export const queryCalls: Readonly<Record<string, number>> = {
  "functions/src/chat/list-threads.ts": 3,
  "functions/src/chat/purge-chats.ts": 1,
  "functions/src/chat/thread-view.ts": 1,
  "functions/src/guest/copy-guests.ts": 1,
  "functions/src/guest/figures.ts": 6,
  "functions/src/guest/head-counts.ts": 5,
  "functions/src/guest/save-guest.ts": 1,
  "functions/src/invitation/publish-scheduled.ts": 2,
  "functions/src/invitation/purge-invitations.ts": 2,
  "functions/src/mail/forget-mail.ts": 2,
  "functions/src/mail/hand-over-due.ts": 2,
  "functions/src/notification/forget-notifications.ts": 4,
  "functions/src/notification/gather-news.ts": 18,
  "functions/src/notification/mail-digests.ts": 7,
  "functions/src/pass/create-pass.ts": 1,
  "functions/src/pass/purge-passes.ts": 1,
  "functions/src/privacy/forget-contacts.ts": 2,
  "functions/src/privacy/my-data.ts": 1,
  "functions/src/privacy/own-wishes.ts": 1,
  "functions/src/report/forget-reporters.ts": 1,
  "functions/src/rsvp/answer-by-group.ts": 3,
  "functions/src/seat/allocate-seats.ts": 5,
  "functions/src/seat/sweep-seats.ts": 4,
  "functions/src/staff/change-account.ts": 2,
  "functions/src/staff/list-users.ts": 5,
  "functions/src/staff/user-details.ts": 2,
  "functions/src/task/purge-tasks.ts": 1,
  "functions/src/wish/list-wishes.ts": 4,
  "web/src/features/app/data.ts": 2,
  "web/src/features/guest/data.ts": 2,
  "web/src/features/invitation/data.ts": 1,
  "web/src/features/notification/data.ts": 2,
  "web/src/features/pass/data.ts": 1,
  "web/src/features/rsvp/data.ts": 15,
  "web/src/features/task/data.ts": 2,
  "web/src/features/wish/data.ts": 7,
};

/** Fields by which Firestore forgets documents on its own. */
export const timeToLive: readonly { collectionGroup: string; field: string }[] = [
  { collectionGroup: "limits", field: "expireAt" },
  { collectionGroup: "mail", field: "expireAt" },
  { collectionGroup: "teamInvites", field: "expireAt" },
  { collectionGroup: "teamSecrets", field: "expireAt" },
  { collectionGroup: "notifications", field: "expireAt" },
];
