/**
 * Addresses inside one invitation, for links that features draw. The patterns
 * they fill in are those of the router; a test holds the two against each other.
 */
export const invitationPaths = {
  list: "/invitations",
  new: "/invitations/new",
  /** The wizard with a theme already chosen. */
  newWith: (theme: string, colourway?: string, wizard = "/invitations/new") =>
    `${wizard}?theme=${theme}${colourway === undefined ? "" : `&colourway=${colourway}`}`,
  /** All themes, for everybody. */
  themes: "/themes",
  unfinished: "/invitations-edit",
  /** What was given at all events of an account. */
  giftMemory: "/gifts",
  overview: (invitationId: string) => `/invitations/${invitationId}`,
  edit: (invitationId: string) => `/invitations/edit/${invitationId}`,
  /** Right after publishing: what guests see now, and what comes next. */
  published: (invitationId: string) => `/invitations/${invitationId}/published`,
  guests: (invitationId: string) => `/invitations/${invitationId}/guests`,
  seats: (invitationId: string) => `/invitations/${invitationId}/seats`,
  send: (invitationId: string) => `/invitations/${invitationId}/send`,
  rsvp: (invitationId: string) => `/invitations/${invitationId}/rsvp`,
  wishes: (invitationId: string) => `/invitations/${invitationId}/wishes`,
  gifts: (invitationId: string) => `/invitations/${invitationId}/gifts`,
  album: (invitationId: string) => `/invitations/${invitationId}/album`,
  checkIn: (invitationId: string) => `/invitations/${invitationId}/check-in`,
  settings: (invitationId: string) => `/invitations/${invitationId}/settings`,
  team: (invitationId: string) => `/invitations/${invitationId}/team`,
  /** The tasks of this invitation alone. */
  tasks: (invitationId: string) => `/tasks?invitation=${invitationId}`,
  /** The figures of this invitation, in its own report. */
  statistics: (invitationId: string) => `/invitations/${invitationId}/stats`,
  help: "/invitations/help",
} as const;

/** The page that guests see. `revision` goes around the shared cache, which may be a minute old. */
export function eventPagePath(slug: string, revision?: number | null): string {
  return revision === undefined || revision === null
    ? `/event/${slug}`
    : `/event/${slug}?v=${String(revision)}`;
}
