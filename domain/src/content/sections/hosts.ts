import * as z from "zod";
import { partIdSchema } from "../../id.ts";
import { limits } from "../../limits.ts";
import { textSchema } from "../../text/text.ts";
import { photoSchema } from "./media.ts";
import { sectionBase, shortTextSchema } from "./base.ts";

const c = limits.content;

export const personSchema = z.strictObject({
  id: partIdSchema,
  /** What everybody calls this person; stands on the cover. */
  nickname: textSchema(c.personName),
  fullName: textSchema(c.personName),
  /** "Putri pertama dari", the line above the parents. */
  birthOrder: shortTextSchema,
  father: textSchema(c.personName),
  mother: textSchema(c.personName),
  photo: photoSchema.nullable().default(null),
});
export type Person = z.infer<typeof personSchema>;

/** Whether a host is told of by the very name that stands on the cover. */
export function isNamedAsOnCover({ nickname, fullName }: Person): boolean {
  return nickname === "" || fullName === "" || nickname === fullName;
}

/** Whether there is nothing about a host but what the cover says. */
export function isSaidByCover(person: Person): boolean {
  const { photo, father, mother, birthOrder } = person;
  const more = [father, mother, ...Object.values(birthOrder)];
  return isNamedAsOnCover(person) && photo === null && more.every((text) => text === "");
}

export const hostsSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("hosts"),
  heading: shortTextSchema,
  /** In the order that the host chose. */
  persons: z.array(personSchema).min(1).max(c.persons),
});
