import { nameWords } from "./name-search.ts";
import { plainWords } from "./plain-words.ts";

/** Somebody who may be on a list twice. */
export interface KnownPerson {
  name: string;
  origin: string;
  phone: string | null;
}

/** Who somebody may be, and by what. */
export interface FoundDouble<Person> {
  by: "phone" | "name";
  known: Person;
}

/** What two entries of one person have in common: the name without honorifics, titles and signs. */
export function doubleKey(name: string): string {
  return nameWords(name).join(" ");
}

/**
 * Finds the double of somebody among those who were remembered: by the number, then by the name without
 * honorifics. Of several the first one. Two of one name whose origins differ are two people.
 */
export function doubleFinder<Person extends KnownPerson>(): {
  remember: (person: Person) => void;
  find: (person: KnownPerson) => FoundDouble<Person> | null;
} {
  const byPhone = new Map<string, Person>();
  const byName = new Map<string, { origin: string; person: Person }[]>();
  return {
    remember: (person) => {
      const { name, phone } = person;
      if (phone !== null && !byPhone.has(phone)) byPhone.set(phone, person);
      const key = doubleKey(name);
      const entry = { origin: plainWords(person.origin), person };
      const namesakes = byName.get(key);
      if (namesakes === undefined) byName.set(key, [entry]);
      else namesakes.push(entry);
    },
    find: ({ name, origin: typed, phone }) => {
      const samePhone = phone === null ? undefined : byPhone.get(phone);
      if (samePhone !== undefined) return { by: "phone", known: samePhone };
      const key = doubleKey(name);
      const own = plainWords(typed);
      const namesake =
        key === ""
          ? undefined
          : byName.get(key)?.find(({ origin }) => origin === "" || own === "" || origin === own);
      return namesake === undefined ? null : { by: "name", known: namesake.person };
    },
  };
}
