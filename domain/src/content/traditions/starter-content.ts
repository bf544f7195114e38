import * as z from "zod";
import { CONTENT_VERSION, type Content } from "../content.ts";
import { eventTypeSchema } from "../event-type.ts";
import { instantSchema } from "../../time/instant.ts";
import { languageSchema, type LocalizedText } from "../../text/language.ts";
import { limits } from "../../limits.ts";
import type { Person } from "../sections/hosts.ts";
import type { Section } from "../section.ts";
import { isFamilyRite } from "./family-rites.ts";
import { rsvpText, wishesHeading } from "./neutral.ts";
import { packWording } from "./pack.ts";
import { parentsLine } from "./parents-line.ts";
import { packIdSchema, suggestedTheme } from "./pack-id.ts";
import { themeIdSchema } from "../theme.ts";
import { colourwayIdSchema } from "../theme-adjustment.ts";
import { textSchema } from "../../text/text.ts";
import { zoneSchema } from "../../time/zone.ts";

const c = limits.content;

/** What the wizard asks for; everything else has a good beginning. */
export const starterInputSchema = z.strictObject({
  eventType: eventTypeSchema,
  language: languageSchema,
  /** One name, or two for a couple: what everybody calls them. */
  names: z.array(textSchema(c.personName).min(1)).min(1).max(2),
  /** Of a couple: whether the groom's name is the first. Absent where nobody said who is who. */
  isGroomFirst: z.boolean().optional(),
  /** Null for "belum tahu". */
  startAt: instantSchema.nullable(),
  zone: zoneSchema,
  venue: textSchema(c.venue),
  city: textSchema(c.shortText),
  /** Whose words and ceremonies it begins with; those of nobody in particular where nothing was chosen. */
  pack: packIdSchema.optional(),
  /** Chosen before the invitation began; else the one of the pack, or the house's own. */
  theme: themeIdSchema.optional(),
  /** Of that theme; absent for its own colours. */
  colourway: colourwayIdSchema.optional(),
});
export type StarterInput = z.infer<typeof starterInputSchema>;

const nothing = { id: "", en: "" };

function starterPerson(name: string, index: number, parents: LocalizedText): Person {
  return {
    id: `person-${String(index + 1)}`,
    nickname: name,
    fullName: name,
    birthOrder: parents,
    father: "",
    mother: "",
    photo: null,
  };
}

/**
 * A draft with every section filled in as far as the answers reach. Day and venue are those of the first ceremony:
 * the others of a pack wait for theirs, and guests see nothing of them until then.
 */
export function starterContent(input: StarterInput): Content {
  const { eventType, pack, isGroomFirst } = input;
  const wording = packWording(pack ?? "neutral", eventType);
  const parents = (index: number) =>
    pack === undefined ? nothing : parentsLine(eventType, index, isGroomFirst);
  const sections: Section[] = [
    {
      id: "cover",
      type: "cover",
      isHidden: false,
      eyebrow: wording.eyebrow,
      senderName: "",
      senderRelation: nothing,
      senderPhoneEnding: "",
      photo: null,
    },
    {
      id: "opening",
      type: "opening",
      isHidden: false,
      greeting: wording.greeting,
      text: wording.openingText,
      verse: wording.verse?.text ?? nothing,
      verseSource: wording.verse?.source ?? nothing,
    },
    {
      id: "hosts",
      type: "hosts",
      isHidden: false,
      heading: wording.hostsHeading,
      persons: input.names.map((name, index) => starterPerson(name, index, parents(index))),
    },
    {
      id: "ceremonies",
      type: "ceremonies",
      isHidden: false,
      heading: { id: "Waktu dan tempat", en: "When and where" },
      ceremonies: wording.ceremonies.map((name, index) => ({
        id: `ceremony-${String(index + 1)}`,
        name,
        startAt: index === 0 ? input.startAt : null,
        endAt: null,
        isUntilFinished: true,
        zone: input.zone,
        venue: index === 0 ? input.venue : "",
        address: "",
        city: input.city,
        mapUrl: "",
        dressCode: nothing,
        // Asked about by those whom the family names, not by every guest.
        audience: index > 0 && isFamilyRite(name) ? "invited" : "everyone",
      })),
    },
    {
      id: "rsvp",
      type: "rsvp",
      isHidden: false,
      heading: { id: "Konfirmasi kehadiran", en: "Will you join us?" },
      text: rsvpText(eventType),
      deadlineAt: null,
      policy: "anyone",
      isMaybeOffered: true,
      isCodeShown: false,
      questions: [],
    },
    {
      id: "wishes",
      type: "wishes",
      isHidden: false,
      heading: wishesHeading(eventType),
      text: nothing,
      isOpen: true,
    },
    { id: "closing", type: "closing", isHidden: false, text: wording.closing, signature: nothing },
  ];
  const theme = input.theme ?? (pack === undefined ? "janur" : suggestedTheme(pack, eventType));
  return {
    version: CONTENT_VERSION,
    eventType,
    theme,
    ...(input.colourway !== undefined && { adjustments: { [theme]: { colourway: input.colourway } } }),
    languages: input.language === "id" ? ["id", "en"] : ["en", "id"],
    sections,
  };
}
