/**
 * The key of every query, by noun. A feature that changes what another one shows
 * asks for that again by the key from here, so that neither spells the other's.
 * Keys are asked for by their beginning: `figureKeys.of` reaches all figures.
 */

export const accountKeys = {
  resetLink: (code: string) => ["account", "reset-link", code] as const,
  emailLink: (code: string) => ["account", "email-link", code] as const,
  export: (uid: string) => ["account", "export", uid] as const,
};

export const accountSettingsKeys = {
  own: (uid: string) => ["account-settings", uid] as const,
};

export const integrationKeys = {
  own: (uid: string) => ["app", "own", uid] as const,
  ofInvitation: (invitationId: string) => ["app", "invitation", invitationId] as const,
  deliveries: (appId: string) => ["app", "deliveries", appId] as const,
  messages: (appId: string) => ["app", "messages", appId] as const,
  ownMails: (appId: string) => ["app", "mails", appId] as const,
  messageTemplates: (appId: string) => ["app", "templates", appId] as const,
};

export const helperListKeys = {
  of: (invitationId: string) => ["branch", invitationId] as const,
  proposals: (invitationId: string, waiting: number) =>
    [...helperListKeys.of(invitationId), waiting] as const,
};

export const chatKeys = {
  conversations: (uid: string, source: unknown) => ["chats", uid, source] as const,
  latest: (uid: string, source: unknown) => ["chats", "latest", uid, source] as const,
  reads: (chatId: string) => ["chats", "reads", chatId] as const,
  pictures: (chatId: string) => ["chats", "pictures", chatId] as const,
};

export const doorKeys = {
  picture: (invitationId: string) => ["door", "picture", invitationId] as const,
  report: (invitationId: string) => ["door", "report", invitationId] as const,
  devices: (invitationId: string) => ["door", "devices", invitationId] as const,
};

export const figureKeys = {
  of: (invitationId: string) => ["figures", invitationId] as const,
  heads: (invitationId: string, ceremonyIds: readonly string[]) =>
    [...figureKeys.of(invitationId), "heads", ceremonyIds] as const,
  groups: (invitationId: string, groupIds: readonly string[]) =>
    [...figureKeys.of(invitationId), "groups", groupIds] as const,
};

export const guestKeys = {
  rows: (invitationId: string) => ["guests", "rows", invitationId] as const,
  named: (invitationId: string) => ["guests", "named", invitationId] as const,
  contacts: (invitationId: string, version: number, changedIds: readonly string[]) =>
    ["guests", "contacts", invitationId, version, changedIds] as const,
  links: (invitationId: string, guestIds: readonly string[]) =>
    ["guests", "links", invitationId, guestIds] as const,
  addresses: (invitationId: string, guestIds: readonly string[]) =>
    ["guests", "addresses", invitationId, guestIds] as const,
  views: (invitationId: string) => ["guests", "views", invitationId] as const,
  one: (invitationId: string, guestId: string) => ["guests", "one", invitationId, guestId] as const,
  contact: (invitationId: string, guestId: string) => ["guests", "contact", invitationId, guestId] as const,
};

export const invitationKeys = {
  mine: (uid: string) => ["invitations", "mine", uid] as const,
  head: (invitationId: string) => ["invitations", "head", invitationId] as const,
  draft: (invitationId: string) => ["invitations", "draft", invitationId] as const,
  draftForNames: (invitationId: string) => ["invitations", "draftForNames", invitationId] as const,
  versions: (invitationId: string) => ["invitations", "versions", invitationId] as const,
  version: (invitationId: string, revision: number) =>
    ["invitations", "version", invitationId, revision] as const,
  seen: (invitationId: string, publishedRevision: number) =>
    ["invitations", "seen", invitationId, publishedRevision] as const,
  guestsNamed: (invitationId: string, text: string) =>
    ["invitations", "guestsNamed", invitationId, text] as const,
  gaps: (invitationId: string) => ["invitations", "gaps", invitationId] as const,
  slugs: () => ["invitations", "slug"] as const,
  slug: (slug: string, year: number) => [...invitationKeys.slugs(), slug, year] as const,
  corrections: (invitationId: string) => ["invitations", "corrections", invitationId] as const,
  approvals: (invitationId: string) => ["invitations", "approvals", invitationId] as const,
  helpers: (invitationId: string) => ["invitations", "helpers", invitationId] as const,
};

export const notificationKeys = {
  latest: (uid: string) => ["notifications", uid] as const,
};

export const passKeys = {
  list: (invitationId: string) => ["pass", "list", invitationId] as const,
};

export const rsvpKeys = {
  answers: (invitationId: string, scope: unknown) => ["rsvp", "answers", invitationId, scope] as const,
  after: (invitationId: string) => ["rsvp", "after", invitationId] as const,
  answersAfter: (invitationId: string, scope: unknown, from: unknown) =>
    [...rsvpKeys.after(invitationId), scope, from] as const,
  guest: (invitationId: string, guestId: string) => ["rsvp", "guest", invitationId, guestId] as const,
  allNamed: (invitationId: string) => ["rsvp", "named", invitationId] as const,
  named: (invitationId: string, text: string) => [...rsvpKeys.allNamed(invitationId), text] as const,
  allSimilar: (invitationId: string) => ["rsvp", "similar", invitationId] as const,
  similar: (invitationId: string, name: string) => [...rsvpKeys.allSimilar(invitationId), name] as const,
};

export const giftKeys = {
  book: (invitationId: string) => ["gifts", "book", invitationId] as const,
  counts: (invitationId: string) => ["gifts", "counts", invitationId] as const,
  uncounted: (invitationId: string) => ["gifts", "uncounted", invitationId] as const,
  envelopes: (invitationId: string) => ["gifts", "envelopes", invitationId] as const,
  history: (invitationId: string, giftId: string, revision: number) =>
    ["gifts", "history", invitationId, giftId, revision] as const,
  photo: (invitationId: string, giftId: string, revision: number) =>
    ["gifts", "photo", invitationId, giftId, revision] as const,
  phone: (invitationId: string, guestId: string | null) => ["gifts", "phone", invitationId, guestId] as const,
  memory: (uid: string) => ["gifts", "memory", uid] as const,
};

export const seatingKeys = {
  plans: (invitationId: string) => ["seating", "plans", invitationId] as const,
};

export const sendingKeys = {
  texts: (invitationId: string) => ["sending", "texts", invitationId] as const,
  messages: (input: object) => ["sending", "messages", input] as const,
};

export const staffKeys = {
  all: () => ["staff"] as const,
  allUsers: () => [...staffKeys.all(), "users"] as const,
  users: (words: string, filters: unknown) => [...staffKeys.allUsers(), words, filters] as const,
  user: (uid: string) => [...staffKeys.all(), "user", uid] as const,
  reports: (isHandled: boolean) => [...staffKeys.all(), "reports", isHandled] as const,
  health: () => [...staffKeys.all(), "health"] as const,
};

export const statisticsKeys = {
  showUp: (invitationIds: readonly string[]) => ["statistics", "showUp", invitationIds] as const,
  of: (invitationIds: readonly string[], period: unknown, hasDetails: boolean, hasTaps: boolean) =>
    ["statistics", invitationIds, period, hasDetails, hasTaps] as const,
};

export const taskKeys = {
  ofInvitation: (invitationId: string) => ["tasks", invitationId] as const,
  comments: (taskId: string) => ["taskComments", taskId] as const,
  files: (taskId: string) => ["taskFiles", taskId] as const,
};

export const teamKeys = {
  invites: (invitationId: string) => ["team", "invites", invitationId] as const,
  link: (token: string) => ["team", "link", token] as const,
};

export const albumKeys = {
  of: (invitationId: string) => ["album", invitationId] as const,
  waiting: (invitationId: string) => ["album", invitationId, "waiting"] as const,
  lookedAt: (invitationId: string, state?: string) =>
    ["album", invitationId, "lookedAt", ...(state === undefined ? [] : [state])] as const,
  figures: (invitationId: string) => ["album", invitationId, "figures"] as const,
  zip: (invitationId: string) => ["album", invitationId, "zip"] as const,
};

export const wishKeys = {
  latest: (invitationId: string, tab: string, untilId: string | null) =>
    ["wishes", "latest", invitationId, tab, untilId] as const,
  allOlder: (invitationId: string) => ["wishes", "older", invitationId] as const,
  older: (invitationId: string, tab: string, from: unknown) =>
    [...wishKeys.allOlder(invitationId), tab, from] as const,
};

/** What a changed guest or answer makes stale; live lists follow by themselves. */
export const keysAfterGuests = (invitationId: string) => [
  figureKeys.of(invitationId),
  rsvpKeys.after(invitationId),
  rsvpKeys.allSimilar(invitationId),
  rsvpKeys.allNamed(invitationId),
];
