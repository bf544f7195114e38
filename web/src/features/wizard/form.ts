import { eventTypeSchema, hostsKindOf, type EventType } from "@janur/domain/content/event-type";
import type { Language } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import { isReservedSlug, slugify, slugSchema } from "@janur/domain/text/slug";
import type { StarterInput } from "@janur/domain/content/traditions/starter-content";
import { colourwayIdSchema } from "@janur/domain/content/theme-adjustment";
import type { ThemeId } from "@janur/domain/content/theme";
import { themeIds } from "@janur/domain/content/theme-ids";
import {
  packIdSchema,
  packsFor,
  suggestedTheme,
  type PackId,
} from "@janur/domain/content/traditions/pack-id";
import { defaultZone, instantOf, zoneSchema } from "@janur/domain/time/zone";
import * as z from "zod";

const c = limits.content;
/** Whether a page may stand there, as far as that shows without asking. */
const isAddress = (slug: string) => slugSchema.safeParse(slug).success && !isReservedSlug(slug);
const name = z.string().trim().max(c.personName, "tooLong");

/** What the wizard holds while it is filled in; messages are keys of `wizard:problem`. */
export const newInvitationSchema = z
  .object({
    eventType: eventTypeSchema.nullable(),
    firstName: name.min(1, "nameMissing"),
    secondName: name,
    /** Whether a couple's second role is written first; the names stand in the order of the page. */
    isOrderTurned: z.boolean().catch(false),
    isDateUnknown: z.boolean(),
    date: z.string(),
    time: z.string(),
    zone: zoneSchema,
    venue: z.string().trim().max(c.venue, "tooLong"),
    city: z.string().trim().max(c.shortText, "tooLong"),
    /** Asked of nobody: null stands for the one that is made from the names. */
    slug: z.string().nullable().catch(null),
    /** Chosen by its greeting. */
    pack: packIdSchema.catch("neutral"),
    /** Chosen in the gallery, never asked; null: the one that goes with the words. */
    theme: z.enum(themeIds).nullable().catch(null),
    /** Of that theme; null for its own colours. */
    colourway: colourwayIdSchema.nullable().catch(null),
  })
  .superRefine((values, context) => {
    const refuse = (path: string, message: string) => {
      context.addIssue({ code: "custom", path: [path], message });
    };
    if (values.eventType === null) refuse("eventType", "eventTypeMissing");
    else if (hostsKindOf(values.eventType) === "couple" && values.secondName === "") {
      refuse("secondName", "nameMissing");
    }
    if (!values.isDateUnknown && values.date === "") refuse("date", "dateMissing");
    if (!values.isDateUnknown && values.time === "") refuse("time", "timeMissing");
    if (values.slug !== null && !isAddress(values.slug)) refuse("slug", "invalid");
  });
export type NewInvitation = z.infer<typeof newInvitationSchema>;

/** Fields of each question, in the order in which they are asked. */
export const wizardSteps = [
  ["eventType"],
  ["firstName", "secondName", "isDateUnknown", "date", "time", "zone", "venue", "city"],
  ["pack"],
  ["theme"],
] as const satisfies readonly (readonly (keyof NewInvitation)[])[];

/** Behind the questions: the whole page in one theme. */
export const lookStep = wizardSteps.length;

export const wizardFields: readonly (keyof NewInvitation)[] = [
  ...wizardSteps.flat(),
  "isOrderTurned",
  "slug",
  "colourway",
];

export const emptyNewInvitation: NewInvitation = {
  eventType: null,
  firstName: "",
  secondName: "",
  isOrderTurned: false,
  isDateUnknown: false,
  date: "",
  time: "",
  zone: defaultZone,
  venue: "",
  city: "",
  slug: null,
  pack: "neutral",
  theme: null,
  colourway: null,
};

/** The chosen words where the event knows them, else those of nobody in particular. */
export function packOf({ eventType, pack }: Pick<NewInvitation, "eventType" | "pack">): PackId {
  return packsFor(eventType ?? "wedding").includes(pack) ? pack : "neutral";
}

export function themeOf(values: Pick<NewInvitation, "eventType" | "pack" | "theme">): ThemeId {
  return values.theme ?? suggestedTheme(packOf(values), values.eventType ?? "wedding");
}

/** Index of the first question without an answer; the look's when all have one. */
export function firstOpenStep(values: NewInvitation): number {
  const parsed = newInvitationSchema.safeParse(values);
  if (parsed.success) return lookStep;
  const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0]));
  // Rules across fields only run once every field has its form, so the event type is asked here again.
  if (values.eventType === null) return 0;
  const couple = hostsKindOf(values.eventType) === "couple";
  if (couple && values.secondName.trim() === "") wrong.add("secondName");
  if (!values.isDateUnknown && values.date === "") wrong.add("date");
  const index = wizardSteps.findIndex((fields) => fields.some((field) => wrong.has(field)));
  return index === -1 ? lookStep : index;
}

/**
 * The page's address: the typed one, right or wrong, else made from the names. Names without a Latin letter, too short
 * ones and reserved words get a beginning that makes an address of them.
 */
export function addressOf(
  values: Pick<NewInvitation, "slug" | "firstName" | "secondName" | "eventType">,
): string {
  if (values.slug !== null) return values.slug;
  const isCouple = hostsKindOf(values.eventType ?? "wedding") === "couple";
  const names = slugify(isCouple ? `${values.firstName} ${values.secondName}` : values.firstName);
  return isAddress(names) ? names : slugify(`undangan ${names}`);
}

/** Year of the event, for suggested addresses; this year while the day is not known. */
export function eventYear(values: Pick<NewInvitation, "isDateUnknown" | "date">, today: Date): number {
  const year = values.isDateUnknown ? Number.NaN : Number(values.date.slice(0, 4));
  return year >= 2000 && year <= 2200 ? year : today.getFullYear();
}

/** @throws RangeError when date or time are not real; zod checked before that they are there */
export function toStarterInput(
  values: NewInvitation,
  eventType: EventType,
  language: Language,
): StarterInput {
  const isCouple = hostsKindOf(eventType) === "couple";
  return {
    eventType,
    language,
    names: isCouple ? [values.firstName, values.secondName] : [values.firstName],
    ...(isCouple && { isGroomFirst: values.isOrderTurned }),
    startAt: values.isDateUnknown ? null : instantOf(values.date, values.time, values.zone).toISOString(),
    zone: values.zone,
    venue: values.venue,
    city: values.city,
    pack: packOf(values),
    theme: themeOf(values),
    ...(values.colourway !== null && { colourway: values.colourway }),
  };
}
