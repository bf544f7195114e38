import { nameWords } from "../text/name-search.ts";
import { plainWords } from "../text/plain-words.ts";

/** Somebody who may be on a list twice. */
export interface KnownPerson {
  name: string;
  origin: string;
  phone: string | null;
}

/** Who somebody may be, and by what; `shared` is a number that somebody of another name has, as couples share one. */
export interface FoundDouble<Person> {
  by: "phone" | "name" | "shared";
  known: Person;
}

const titles = {
  man: "bapak bpk pak mas bang abang om pakde pakdhe paklik opa kakek eyang-kakung tuan tn mr kang aa uda h haji ko koko suami",
  woman:
    "ibu bu mbak mba tante bude budhe bulik oma nenek nyonya ny nona nn mrs ms teh teteh uni hj hajah hajjah ci cici istri",
};
const wordsOf = (text: string) => new Set(text.split(" "));
const manly = wordsOf(titles.man);
const womanly = wordsOf(titles.woman);

/** How somebody is addressed, as far as it says man or woman. */
function addressOf(name: string): "man" | "woman" | null {
  const words = plainWords(name).split(" ");
  const [isMan, isWoman] = [manly, womanly].map((known) => words.some((word) => known.has(word)));
  return isMan === isWoman ? null : isMan === true ? "man" : "woman";
}

/** Whether two names may be one person's: "Pak Wiranto" and "Hadi Wiranto", but not "Pak Joko" and "Bu Joko". */
export function mayBeOne(one: string, other: string): boolean {
  const [first, second] = [addressOf(one), addressOf(other)];
  if (first !== null && second !== null && first !== second) return false;
  const [a, b] = [nameWords(one), nameWords(other)];
  return a.every((word) => standsIn(word, b)) || b.every((word) => standsIn(word, a));
}

/** Whether a name has a word, or one that an initial stands for: "Hadi W" is "Hadi Wiranto". */
function standsIn(word: string, words: readonly string[]): boolean {
  return words.some((own) => own === word || (word.length === 1 && own.startsWith(word)));
}

/** What two entries of one person have in common: the name without honorifics, titles and signs. */
export function doubleKey(name: string): string {
  return nameWords(name).join(" ");
}

/**
 * Finds the double of somebody among those who were remembered: by the number, then by the name without
 * honorifics. Of several the first one who may be the same by their name. Two of one name whose origins differ are two
 * people, and so are a man and a woman of one name; whether those of one number are is for somebody to say.
 */
export function doubleFinder<Person extends KnownPerson>(): {
  remember: (person: Person) => void;
  find: (person: KnownPerson) => FoundDouble<Person> | null;
} {
  const byPhone = new Map<string, Person[]>();
  const byName = new Map<string, { origin: string; person: Person }[]>();
  return {
    remember: (person) => {
      const { name, phone } = person;
      if (phone !== null) byPhone.set(phone, [...(byPhone.get(phone) ?? []), person]);
      const key = doubleKey(name);
      const entry = { origin: plainWords(person.origin), person };
      const namesakes = byName.get(key);
      if (namesakes === undefined) byName.set(key, [entry]);
      else namesakes.push(entry);
    },
    find: ({ name, origin: typed, phone }) => {
      const [atNumber, ...others] = phone === null ? [] : (byPhone.get(phone) ?? []);
      if (atNumber !== undefined) {
        const same = [atNumber, ...others].find((person) => mayBeOne(person.name, name));
        return same === undefined ? { by: "shared", known: atNumber } : { by: "phone", known: same };
      }
      const key = doubleKey(name);
      const own = plainWords(typed);
      const namesake =
        key === ""
          ? undefined
          : byName
              .get(key)
              ?.find(
                ({ origin, person }) =>
                  (origin === "" || own === "" || origin === own) && mayBeOne(person.name, name),
              );
      return namesake === undefined ? null : { by: "name", known: namesake.person };
    },
  };
}
