import type { GuestSet } from "@janur/domain/seating/seating-plan";
import { setsOf, type SeatGuest } from "../seat-guests.ts";

/** Groups and tags as a list offers them, each with a value that says which of both it is. */
export function setChoices(
  guests: readonly SeatGuest[],
  titles: { groups: string; tags: string },
): { group: string; items: { value: string; label: string }[] }[] {
  const { groups, tags } = setsOf(guests);
  const items = (by: GuestSet["by"], values: readonly string[]) =>
    values.map((value) => ({ value: `${by}:${value}`, label: value }));
  return [
    { group: titles.groups, items: items("group", groups) },
    { group: titles.tags, items: items("tag", tags) },
  ].filter((choice) => choice.items.length > 0);
}

/** What such a value means. */
export function setOfChoice(value: string): GuestSet {
  const [by, ...rest] = value.split(":");
  return { by: by === "tag" ? "tag" : "group", value: rest.join(":") };
}
