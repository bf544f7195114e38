import * as z from "zod";
import { languages } from "../text/language.ts";
import { defaultZone, zoneSchema } from "../time/zone.ts";

/*
 * `users/{uid}/settings/{section}`: one document per section. It holds what
 * the person has chosen and nothing else; what is missing, or of a kind that
 * this build does not know, reads as the default. So nobody is kept out by a
 * setting, and a section may grow without a migration.
 */

/** What the application looks like; by which hue a person tells their own from another's. `cabai` says that something is wrong. */
export const accents = ["daun", "nila", "kunyit", "tanah"] as const;
export type Accent = (typeof accents)[number];

export const colorSchemes = ["light", "dark", "auto"] as const;

/** 100, 112.5 and 125 % of what the device calls normal. */
export const textSizes = ["normal", "large", "largest"] as const;
export type TextSize = (typeof textSizes)[number];

export const densities = ["comfortable", "compact"] as const;
export type Density = (typeof densities)[number];

/** Entries of the menu that a person may hide. Home and settings always lead somewhere; the last three stood in the menu once. */
export const hideableMenuEntries = [
  "invitations",
  "tasks",
  "chats",
  "dashboard",
  "helpCenter",
  "unfinished",
  "profile",
  "aboutMe",
] as const;
export type HideableMenuEntry = (typeof hideableMenuEntries)[number];

/** Parts of the home page that a person may hide. */
export const hideableHomeCards = ["nextEvent", "tasks", "recentInvitations"] as const;
export type HideableHomeCard = (typeof hideableHomeCards)[number];

/** What people are told about: answers, wishes, reports of abuse, scheduled publishing, changes of a team, messages that lie unread, tasks that are due or theirs to do, what helpers suggest: proof-readers, and who fills in the list. */
export const notificationEvents = [
  "answer",
  "wish",
  "report",
  "publish",
  "team",
  "chat",
  "task",
  "correction",
] as const;
export type NotificationEvent = (typeof notificationEvents)[number];

/** These may wait for the digest of e-mails. The others are sent at once, whatever the digest says. */
export const digestedEvents = [
  "answer",
  "wish",
  "chat",
  "task",
  "correction",
] as const satisfies readonly NotificationEvent[];

export const notificationChannels = ["inApp", "email"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export const digestFrequencies = ["immediately", "daily", "weekly"] as const;
export type DigestFrequency = (typeof digestFrequencies)[number];

/** Full hours of a day; days of a week as ISO counts: 1 is Monday, 7 Sunday. */
export const digestHours = { first: 0, last: 23 } as const;
export const digestWeekdays = { first: 1, last: 7 } as const;

/** One of `values`; whatever else is stored reads as `fallback`. */
function choice<const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: Values[number],
) {
  return z.enum(values).catch(fallback);
}

/** A set of `values`, stored as a list; unknown ones are passed over. */
function subset<Value extends string>(values: readonly Value[]) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((items) => values.filter((value) => items.includes(value)));
}

function number({ first, last }: { first: number; last: number }, fallback: number) {
  return z.int().min(first).max(last).catch(fallback);
}

const channelsSchema = z
  .object({ inApp: z.boolean().catch(true), email: z.boolean().catch(true) })
  .catch({ inApp: true, email: true });

const eventsSchema = z.object({
  answer: channelsSchema,
  wish: channelsSchema,
  report: channelsSchema,
  publish: channelsSchema,
  team: channelsSchema,
  chat: channelsSchema,
  task: channelsSchema,
  correction: channelsSchema,
} satisfies Record<NotificationEvent, typeof channelsSchema>);

/** Reads a stored section; `parse({})` is its default. */
export const accountSettingsSchemas = {
  /** Language of application and mails, and the IANA zone in which times without a place are meant. */
  account: z.object({
    language: choice(languages, "id"),
    zone: zoneSchema.catch(defaultZone),
  }),
  appearance: z.object({
    colorScheme: choice(colorSchemes, "auto"),
    accent: choice(accents, "daun"),
    textSize: choice(textSizes, "normal"),
  }),
  display: z.object({
    hiddenMenu: subset(hideableMenuEntries),
    hiddenHome: subset(hideableHomeCards),
    density: choice(densities, "comfortable"),
  }),
  notifications: z.object({
    /** Per event, by which channels. */
    events: z.preprocess((stored) => stored ?? {}, eventsSchema).catch(() => eventsSchema.parse({})),
    /** How often e-mails about `digestedEvents` go out. */
    digest: choice(digestFrequencies, "daily"),
    /** Full hour of a daily or weekly digest, in the zone of the section `account`. */
    digestHour: number(digestHours, 7),
    digestWeekday: number(digestWeekdays, 1),
  }),
} as const;

export type SettingsSection = keyof typeof accountSettingsSchemas;
export const settingsSections = [
  "account",
  "appearance",
  "display",
  "notifications",
] as const satisfies readonly SettingsSection[];

export type AccountSettings = {
  [Section in SettingsSection]: z.output<(typeof accountSettingsSchemas)[Section]>;
};
