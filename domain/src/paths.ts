/** The only place that spells collections. Ids must have been matched against their pattern before. */
export const paths = {
  user: (uid: string) => `users/${uid}`,
  slug: (slug: string) => `slugs/${slug}`,
  publication: (slug: string) => `publications/${slug}`,
  invitations: () => "invitations",
  invitation: (invitationId: string) => `invitations/${invitationId}`,
  draft: (invitationId: string) => `invitations/${invitationId}/draft/current`,
  version: (invitationId: string, revision: string) => `invitations/${invitationId}/versions/${revision}`,
  contacts: (invitationId: string) => `invitations/${invitationId}/contacts`,
  guests: (invitationId: string) => `invitations/${invitationId}/guests`,
  guest: (invitationId: string, guestId: string) => `invitations/${invitationId}/guests/${guestId}`,
  contact: (invitationId: string, guestId: string) => `invitations/${invitationId}/contacts/${guestId}`,
  wishes: (invitationId: string) => `invitations/${invitationId}/wishes`,
  wish: (invitationId: string, wishId: string) => `invitations/${invitationId}/wishes/${wishId}`,
  limit: (key: string) => `limits/${key}`,
} as const;
