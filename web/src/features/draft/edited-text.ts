import type { Content } from "@janur/domain/content/content";
import type { Section } from "@janur/domain/content/section";
import type { Language } from "@janur/domain/text/language";

/** Where a text stands: in which section, at which place inside it, e.g. `persons.0.nickname`. */
export interface TextPlace {
  sectionId: string;
  path: string;
}

/** The words at a place in one language; null where no plain words stand there. */
export function textAt(content: Content, { sectionId, path }: TextPlace, language: Language): string | null {
  const section = content.sections.find(({ id }) => id === sectionId);
  const part = path.split(".").reduce<unknown>(within, section);
  const text = typeof part === "string" ? part : within(part, language);
  return typeof text === "string" ? text : null;
}

/** The content with other words at a place; as it was where no plain words stand there. */
export function withTextAt(content: Content, place: TextPlace, language: Language, text: string): Content {
  if (textAt(content, place, language) === null) return content;
  return {
    ...content,
    sections: content.sections.map((section) =>
      section.id === place.sectionId ? withText(section, place.path.split("."), language, text) : section,
    ),
  };
}

/** Copies what leads to the words and nothing beside it: what is the same stays the same object. */
function withText(section: Section, keys: string[], language: Language, text: string): Section {
  const changed = { ...section };
  let holder: object = changed;
  for (const key of keys.slice(0, -1)) holder = copied(holder, key);
  const last = keys.at(-1) ?? "";
  if (typeof within(holder, last) === "string") Reflect.set(holder, last, text);
  else Reflect.set(copied(holder, last), language, text);
  if (changed.type === "hosts" && last === "nickname") follow(section, changed, Number(keys[1]));
  return changed;
}

/** A copy of a part in the place of it. */
function copied(holder: object, key: string): object {
  const part = within(holder, key);
  const copy: object = Array.isArray(part) ? Array.from<unknown>(part) : Object.assign({}, part);
  Reflect.set(holder, key, copy);
  return copy;
}

/** Nobody has written a full name yet where it still repeats what everybody calls this person. */
function follow(before: Section, after: Section, index: number): void {
  if (before.type !== "hosts" || after.type !== "hosts") return;
  const [old, person] = [before.persons[index], after.persons[index]];
  if (old !== undefined && person !== undefined && old.fullName === old.nickname)
    person.fullName = person.nickname;
}

function within(part: unknown, key: string): unknown {
  return typeof part === "object" && part !== null && Object.hasOwn(part, key)
    ? Reflect.get(part, key)
    : undefined;
}
