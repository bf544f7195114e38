import type { Content } from "@janur/domain/content/content";
import { hostsKindOf } from "@janur/domain/content/event-type";
import type { Person } from "@janur/domain/content/sections/hosts";

/*
 * An organisation's cover has its topic for a title. Who holds the day may be told below it; the title alone is not said again.
 */

export function isByOrganisation({ eventType }: Pick<Content, "eventType">): boolean {
  return hostsKindOf(eventType) === "organisation";
}

/** Whether a host is told of by the very name that the cover has. */
export function isNamedAsOnCover({ nickname, fullName }: Person): boolean {
  return nickname === "" || fullName === "" || nickname === fullName;
}

/** Whether there is nothing about this organiser but what the cover says. */
export function isSaidByCover(person: Person): boolean {
  const { photo, father, mother, birthOrder } = person;
  const more = [father, mother, ...Object.values(birthOrder)];
  return isNamedAsOnCover(person) && photo === null && more.every((text) => text === "");
}
