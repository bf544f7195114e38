import * as z from "zod";

export const eventTypes = [
  "wedding",
  "engagement",
  "mitoni",
  "aqiqah",
  "tedak-siten",
  "baptism",
  "khitanan",
  "birthday",
  "graduation",
  "thanksgiving",
  "memorial",
  "reunion",
  "halal-bihalal",
  "seminar",
  "meeting",
  "inauguration",
] as const;
export const eventTypeSchema = z.enum(eventTypes);
export type EventType = z.infer<typeof eventTypeSchema>;

/** Who stands on the cover: two people, one, or an organisation with its topic. */
export type HostsKind = "couple" | "honoree" | "organisation";

const hostsKinds: Record<EventType, HostsKind> = {
  wedding: "couple",
  engagement: "couple",
  mitoni: "honoree",
  aqiqah: "honoree",
  "tedak-siten": "honoree",
  baptism: "honoree",
  khitanan: "honoree",
  birthday: "honoree",
  graduation: "honoree",
  thanksgiving: "honoree",
  memorial: "honoree",
  reunion: "organisation",
  "halal-bihalal": "organisation",
  seminar: "organisation",
  meeting: "organisation",
  inauguration: "organisation",
};

/** Whether people register and ask questions there, instead of answering and wishing well. */
export function isConference(eventType: EventType): boolean {
  return eventType === "seminar" || eventType === "meeting";
}

export function hostsKindOf(eventType: EventType): HostsKind {
  return hostsKinds[eventType];
}

/** Whether its cover has a topic for a title, and not the names of people. */
export function isByOrganisation({ eventType }: { eventType: EventType }): boolean {
  return hostsKindOf(eventType) === "organisation";
}

/** Those whose parents an invitation names. */
export const withParents: readonly EventType[] = [
  "wedding",
  "engagement",
  "khitanan",
  "aqiqah",
  "tedak-siten",
  "baptism",
];
