import * as z from "zod";
import { ceremoniesSectionSchema } from "./sections/ceremonies.ts";
import { contactPersonsSectionSchema } from "./sections/contact-persons.ts";
import { giftsSectionSchema } from "./sections/gifts.ts";
import { hostsSectionSchema } from "./sections/hosts.ts";
import { streamSectionSchema, videoSectionSchema } from "./sections/links.ts";
import { gallerySectionSchema, musicSectionSchema } from "./sections/media.ts";
import { rsvpSectionSchema } from "./sections/rsvp.ts";
import { rundownSectionSchema, storySectionSchema } from "./sections/story.ts";
import {
  closingSectionSchema,
  coHostsSectionSchema,
  countdownSectionSchema,
  coverSectionSchema,
  notesSectionSchema,
  openingSectionSchema,
  wishesSectionSchema,
} from "./sections/words.ts";

export const sectionSchema = z.discriminatedUnion("type", [
  coverSectionSchema,
  openingSectionSchema,
  contactPersonsSectionSchema,
  hostsSectionSchema,
  ceremoniesSectionSchema,
  countdownSectionSchema,
  storySectionSchema,
  gallerySectionSchema,
  videoSectionSchema,
  streamSectionSchema,
  rundownSectionSchema,
  notesSectionSchema,
  coHostsSectionSchema,
  giftsSectionSchema,
  rsvpSectionSchema,
  wishesSectionSchema,
  closingSectionSchema,
  musicSectionSchema,
]);
export type Section = z.infer<typeof sectionSchema>;
export type SectionType = Section["type"];
export type SectionOf<T extends SectionType> = Extract<Section, { type: T }>;

/** Their names, in the order of the union. */
export const sectionTypes = [
  "cover",
  "opening",
  "contact-persons",
  "hosts",
  "ceremonies",
  "countdown",
  "story",
  "gallery",
  "video",
  "stream",
  "rundown",
  "notes",
  "co-hosts",
  "gifts",
  "rsvp",
  "wishes",
  "closing",
  "music",
] as const satisfies readonly SectionType[];

/** Sections that an invitation may have more than one of. */
export const repeatableSections: readonly SectionType[] = [
  "ceremonies",
  "story",
  "gallery",
  "video",
  "stream",
  "rundown",
  "notes",
  "co-hosts",
];
