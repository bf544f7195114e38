import * as z from "zod";
import { documentIdSchema } from "../id.ts";
import { screenLimits } from "../limits/screen-limits.ts";
import { languageSchema } from "../text/language.ts";
import { zoneSchema } from "../time/zone.ts";

const s = screenLimits;

/** Form only; whether it is genuine is looked up. */
const tokenSchema = z.string().max(80);
const knownSchema = z.string().max(80);
/** 9 bytes of a digest: it says that two are the same, and nothing else. */
const digestSchema = z.string().regex(/^[A-Za-z0-9_-]{12}$/);

/** Something that a screen shows while nobody is greeted. */
const idleSlideSchema = z.strictObject({
  kind: z.enum(["title", "programme", "wish", "picture"]),
  /** Made by the page's own components. */
  html: z.string(),
  language: languageSchema,
});

/** All that a screen shows beside those who come: as little of it as stands on a public page, and what the host chose. */
const screenShowSchema = z.strictObject({
  theme: z.string(),
  /** Colours, faces and drawings of the theme, as a style sheet. */
  style: z.string(),
  /** Address of the theme's baked art; empty without. */
  art: z.string(),
  /** What is drawn around the slides. */
  scene: z.string(),
  slides: z.array(idleSlideSchema),
  /** "Selamat datang", in each of its languages. */
  welcome: z.array(z.string()).min(1),
  /** A word to who comes, by what is celebrated. */
  thanks: z.string(),
  /** The ornament above a name. */
  crown: z.string(),
  /** Whose feast it is: "Rani & Dimas". */
  title: z.string(),
  languages: z.array(languageSchema).min(1),
  zone: zoneSchema,
  hasNames: z.boolean(),
});
export type ScreenShow = z.output<typeof screenShowSchema>;

/** Up to where a screen knows who came. */
const cursorSchema = z.strictObject({
  /** By the server's clock; 0 for nothing yet. */
  at: z.int().min(0),
  /** The last event of that moment; empty where all of it is to be told again. */
  nonce: documentIdSchema.or(z.literal("")),
});
export type ScreenCursor = z.output<typeof cursorSchema>;

/**
 * Operations of a greeting screen; part of `guestCallables`. They refuse as all that a pass opens; to a link of another
 * task with `pass/not-allowed`, and to one that asks too often with `limit/too-many-requests`.
 */
export const screenPassCallables = {
  /** How the screen looks and what it shows while nobody comes: programme, wishes of the wall, pictures. `limit/too-many-requests`. */
  openScreen: {
    input: z.strictObject({ token: tokenSchema, known: knownSchema.default("") }),
    output: z.strictObject({
      serverAt: z.int(),
      /** After this it is of no use any more. */
      expireAt: z.iso.datetime(),
      known: knownSchema,
      /** Null where nothing is new since `known`. */
      show: screenShowSchema.nullable(),
    }),
  },
  /** Who was let in since, by name and table alone; and who was so no more. `limit/too-many-requests`. */
  screenNews: {
    input: z.strictObject({
      token: tokenSchema,
      since: cursorSchema,
      /** `event` of those that it was told of lately. */
      seen: z.array(digestSchema).max(s.seen),
      /** How long to wait where nobody came, in ms: no more than the last answer offered. */
      waitMs: z.int().min(0).max(s.newsWaitMs).default(0),
    }),
    output: z.strictObject({
      serverAt: z.int(),
      arrivals: z
        .array(
          z.strictObject({
            /** The same for the same guest at the same ceremony; no other surface takes it. */
            key: digestSchema,
            event: digestSchema,
            /** Empty with those who are not here after all. */
            name: z.string(),
            isPlain: z.boolean(),
            table: z.string(),
            at: z.int(),
            isHere: z.boolean(),
          }),
        )
        .max(s.given),
      since: cursorSchema,
      /** Whether there is more to ask for at once. */
      hasMore: z.boolean(),
      /** How long the next call may wait for news; 0 while too many wait already. */
      waitMs: z.int().min(0).max(s.newsWaitMs),
    }),
  },
} as const;
export type ScreenPassCallables = typeof screenPassCallables;
