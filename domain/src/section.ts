import { z } from "zod";
import { partIdSchema } from "./id.ts";
import { instantSchema } from "./instant.ts";
import { localizedTextSchema } from "./language.ts";
import { limits } from "./limits.ts";
import { textSchema } from "./text.ts";
import { zoneSchema } from "./zone.ts";

const c = limits.content;
const shortText = localizedTextSchema(c.shortText);
const paragraph = localizedTextSchema(c.paragraph);

/** Empty, or an http(s) address; `javascript:` and the like never reach a page. */
const webLinkSchema = z.union([
  z.literal(""),
  z
    .url({ protocol: /^https?$/, hostname: z.regexes.domain })
    .max(c.url)
    .regex(/^[^\p{Cc}\p{Surrogate}]*$/u),
]);

const sectionBase = { id: partIdSchema, isHidden: z.boolean() };

export const coverSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("cover"),
  /** What is celebrated, above the names: "Undangan Pernikahan". */
  eyebrow: shortText,
});

export const openingSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("opening"),
  greeting: shortText,
  text: paragraph,
});

export const personSchema = z.strictObject({
  id: partIdSchema,
  /** What everybody calls this person; stands on the cover. */
  nickname: textSchema(c.personName),
  fullName: textSchema(c.personName),
  /** "Putri pertama dari", the line above the parents. */
  birthOrder: shortText,
  father: textSchema(c.personName),
  mother: textSchema(c.personName),
});
export type Person = z.infer<typeof personSchema>;

export const hostsSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("hosts"),
  heading: shortText,
  /** In the order that the host chose. */
  persons: z.array(personSchema).min(1).max(c.persons),
});

export const ceremonySchema = z
  .strictObject({
    id: partIdSchema,
    name: shortText,
    /** Null while the day is not known yet. */
    startAt: instantSchema.nullable(),
    endAt: instantSchema.nullable(),
    /** Prints "selesai" instead of an end. */
    isUntilFinished: z.boolean(),
    zone: zoneSchema,
    venue: textSchema(c.venue),
    address: textSchema(c.address),
    city: textSchema(c.shortText),
    mapUrl: webLinkSchema,
    dressCode: shortText,
  })
  .refine(
    ({ startAt, endAt }) => startAt === null || endAt === null || Date.parse(endAt) > Date.parse(startAt),
    { path: ["endAt"], params: { reason: "end-before-start" } },
  );
export type Ceremony = z.infer<typeof ceremonySchema>;

export const ceremoniesSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("ceremonies"),
  heading: shortText,
  ceremonies: z.array(ceremonySchema).min(1).max(c.ceremonies),
});

export const rsvpPolicies = ["anyone", "listed"] as const;

export const rsvpSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("rsvp"),
  heading: shortText,
  text: paragraph,
  /** Last moment for an answer, by the server's clock. */
  deadlineAt: instantSchema.nullable(),
  /** `listed`: only guests with a personal link; `anyone`: also people without one. */
  policy: z.enum(rsvpPolicies),
  isMaybeOffered: z.boolean(),
});
export type RsvpSection = z.infer<typeof rsvpSectionSchema>;

export const wishesSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("wishes"),
  heading: shortText,
  text: paragraph,
  /** Closed: the wall stays readable and takes no more. */
  isOpen: z.boolean(),
});

export const closingSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("closing"),
  text: paragraph,
  signature: shortText,
});

export const sectionSchema = z.discriminatedUnion("type", [
  coverSectionSchema,
  openingSectionSchema,
  hostsSectionSchema,
  ceremoniesSectionSchema,
  rsvpSectionSchema,
  wishesSectionSchema,
  closingSectionSchema,
]);
export type Section = z.infer<typeof sectionSchema>;
export type SectionType = Section["type"];
export type SectionOf<T extends SectionType> = Extract<Section, { type: T }>;
