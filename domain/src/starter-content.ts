import * as z from "zod";
import { CONTENT_VERSION, type Content } from "./content.ts";
import { eventTypeSchema } from "./event-type.ts";
import { instantSchema } from "./instant.ts";
import { languageSchema } from "./language.ts";
import { limits } from "./limits.ts";
import type { Person } from "./sections/hosts.ts";
import type { Section } from "./section.ts";
import { neutralGreeting, neutralWording, rsvpText } from "./traditions/neutral.ts";
import { themeIdSchema } from "./theme.ts";
import { textSchema } from "./text.ts";
import { zoneSchema } from "./zone.ts";

const c = limits.content;

/** What the wizard asks for; everything else has a good beginning. */
export const starterInputSchema = z.strictObject({
  eventType: eventTypeSchema,
  language: languageSchema,
  /** One name, or two for a couple: what everybody calls them. */
  names: z.array(textSchema(c.personName).min(1)).min(1).max(2),
  /** Null for "belum tahu". */
  startAt: instantSchema.nullable(),
  zone: zoneSchema,
  venue: textSchema(c.venue),
  city: textSchema(c.shortText),
  /** Chosen before the invitation began; the house's own where nobody did. */
  theme: themeIdSchema.optional(),
});
export type StarterInput = z.infer<typeof starterInputSchema>;

const nothing = { id: "", en: "" };

function starterPerson(name: string, index: number): Person {
  return {
    id: `person-${String(index + 1)}`,
    nickname: name,
    fullName: name,
    birthOrder: nothing,
    father: "",
    mother: "",
    photo: null,
  };
}

/** A draft with every section filled in as far as the answers reach. */
export function starterContent(input: StarterInput): Content {
  const wording = neutralWording[input.eventType];
  const sections: Section[] = [
    {
      id: "cover",
      type: "cover",
      isHidden: false,
      eyebrow: wording.eyebrow,
      senderRelation: nothing,
      senderPhoneEnding: "",
      photo: null,
    },
    { id: "opening", type: "opening", isHidden: false, greeting: neutralGreeting, text: wording.openingText },
    {
      id: "hosts",
      type: "hosts",
      isHidden: false,
      heading: wording.hostsHeading,
      persons: input.names.map(starterPerson),
    },
    {
      id: "ceremonies",
      type: "ceremonies",
      isHidden: false,
      heading: { id: "Waktu dan tempat", en: "When and where" },
      ceremonies: [
        {
          id: "ceremony-1",
          name: wording.ceremony,
          startAt: input.startAt,
          endAt: null,
          isUntilFinished: true,
          zone: input.zone,
          venue: input.venue,
          address: "",
          city: input.city,
          mapUrl: "",
          dressCode: nothing,
          audience: "everyone",
        },
      ],
    },
    {
      id: "rsvp",
      type: "rsvp",
      isHidden: false,
      heading: { id: "Konfirmasi kehadiran", en: "Will you join us?" },
      text: rsvpText,
      deadlineAt: null,
      policy: "anyone",
      isMaybeOffered: true,
      questions: [],
    },
    {
      id: "wishes",
      type: "wishes",
      isHidden: false,
      heading: { id: "Ucapan dan doa", en: "Wishes" },
      text: nothing,
      isOpen: true,
    },
    { id: "closing", type: "closing", isHidden: false, text: wording.closing, signature: nothing },
  ];
  return {
    version: CONTENT_VERSION,
    eventType: input.eventType,
    theme: input.theme ?? "janur",
    languages: input.language === "id" ? ["id", "en"] : ["en", "id"],
    sections,
  };
}
