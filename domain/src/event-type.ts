import * as z from "zod";

export const eventTypes = [
  "wedding",
  "engagement",
  "khitanan",
  "aqiqah",
  "birthday",
  "graduation",
  "thanksgiving",
  "seminar",
] as const;
export const eventTypeSchema = z.enum(eventTypes);
export type EventType = z.infer<typeof eventTypeSchema>;

/** Who stands on the cover: two people, one, or an organisation with its topic. */
export type HostsKind = "couple" | "honoree" | "organisation";

const hostsKinds: Record<EventType, HostsKind> = {
  wedding: "couple",
  engagement: "couple",
  khitanan: "honoree",
  aqiqah: "honoree",
  birthday: "honoree",
  graduation: "honoree",
  thanksgiving: "honoree",
  seminar: "organisation",
};

export function hostsKindOf(eventType: EventType): HostsKind {
  return hostsKinds[eventType];
}
