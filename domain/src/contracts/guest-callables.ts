import * as z from "zod";
import { guestAlbumCallables } from "./album-callables.ts";
import { doorPassCallables } from "./door-callables.ts";
import { helperListPassCallables } from "./helper-list-callables.ts";
import { guestChatCallables } from "./chat-callables.ts";
import { documentIdSchema, partIdSchema } from "../id.ts";
import { languageSchema } from "../text/language.ts";
import { limits } from "../limits.ts";
import { helperCallables } from "./pass-callables.ts";
import { proofreaderCallables } from "./proofreading-callables.ts";
import { screenPassCallables } from "./screen-callables.ts";
import { abuseReportInputSchema } from "../moderation/abuse-report.ts";
import { ownAnswerSchema } from "../rsvp/own-answer.ts";
import { answerInputSchema, idempotencyKeySchema } from "../rsvp/rsvp.ts";
import { browserFaultSchema } from "../service/browser-fault.ts";
import { switchNameSchema } from "../service/switches.ts";
import { slugSchema } from "../text/slug.ts";
import { declaredGiftSchema } from "../gift/declared-gift.ts";
import { teamLinkCallables } from "./team-callables.ts";
import { textSchema } from "../text/text.ts";
import { publicWishSchema, wishInputSchema, wishPageSchema } from "../wish/wish.ts";

/** Form only; whether it is genuine is decided with the secret. */
const guestTokenSchema = z.string().max(80);
/** What `unlockPage` gave for the password; empty on open pages and with a personal link. */
const pageUnlockTokenSchema = z.string().max(80).default("");
const guestCall = { invitationId: documentIdSchema, slug: slugSchema };

/** What a page that is closed to the public shows after the proof. */
const openedPageSchema = z.strictObject({
  /** The inside of `<body>`, made by the page's own component. */
  html: z.string(),
  /** Cut of the display face, woff2 as base64. */
  displayFont: z.string().nullable(),
});

const codePageSchema = z.strictObject({
  /** A whole document that asks for nothing. */
  html: z.string(),
  /** When the phone forgets it. */
  until: z.iso.datetime(),
  /** Guest and revision of their link: by a later one what was kept by an earlier one is forgotten. */
  owner: z.string(),
});

/** What a guest's phone keeps of their code for a day without a signal. */
export type CodePage = z.infer<typeof codePageSchema>;

/** What the page learns about the guest whose link was opened. */
export const guestViewSchema = z.strictObject({
  /** "Bapak Hadi Wiranto & Keluarga" */
  name: z.string(),
  /** Whether the link is a group's, and the name nobody's own. */
  isGroup: z.boolean(),
  seats: z.int().min(1),
  answer: ownAnswerSchema.nullable(),
  /** The RSVP section for this guest, made by the page's own component. */
  rsvpHtml: z.string(),
  /** Null for who has no code, or none any more: then the phone forgets what it kept. */
  codePage: codePageSchema.nullable(),
  /** Sections of an open page that this guest sees otherwise than everybody, to stand in the place of `#s-<id>`. */
  sections: z.array(z.strictObject({ id: partIdSchema, html: z.string() })),
  /** The page itself, where it is closed to the public; else null. */
  page: openedPageSchema.nullable(),
  /** Path of the version of this guest's family, if this is another; then nothing else is told but the name. */
  path: z.string().nullable(),
});
export type GuestView = z.infer<typeof guestViewSchema>;

/**
 * Operations of guests without an account, `POST /api/guest/<name>`. A wrong
 * token, another invitation's token and an absent guest answer alike: `link/invalid`.
 */
export const guestCallables = {
  /** What the staff has shut for everybody, for pages that say so before somebody begins. Asks nothing of the database. */
  serviceState: {
    input: z.strictObject({}),
    output: z.strictObject({ shut: z.array(switchNameSchema) }),
  },
  /** Who is invited and what was answered; `isTap` marks a real tap on "Buka Undangan". */
  openLink: {
    input: z.strictObject({
      ...guestCall,
      language: languageSchema,
      token: guestTokenSchema,
      isTap: z.boolean(),
    }),
    output: guestViewSchema,
  },
  /**
   * A fault of our own in somebody's browser, for the log: what kind and where in our files, and nothing that was typed.
   * Beyond a budget it is dropped unread. Writes nothing.
   */
  reportFault: {
    input: browserFaultSchema,
    output: z.strictObject({}),
  },
  /**
   * Records an answer. With a group's token a guest of their own is made under `name`: `rsvp/group-full`. `basedOn` is the revision of the answer that the page showed, 0 for none.
   * `rsvp/closed`, `rsvp/not-allowed`, `rsvp/too-many-people` with `seats`, `rsvp/conflict` with `answer`,
   * `limit/too-many-requests`.
   */
  submitRsvp: {
    input: z.strictObject({
      ...guestCall,
      language: languageSchema,
      /** Null: answers without a personal link, under `name`. */
      token: guestTokenSchema.nullable(),
      proof: pageUnlockTokenSchema,
      name: textSchema(limits.guest.name.max),
      basedOn: z.int().min(0),
      key: idempotencyKeySchema,
      answer: answerInputSchema,
    }),
    /** `token` is the personal link's, new for somebody who answered without one. */
    output: z.strictObject({ ...guestViewSchema.shape, token: z.string() }),
  },
  /**
   * Says that something was sent to one of the accounts on the page; it waits until the family has looked, and whoever says it
   * is told nothing but that it is noted. The same key is one. `gift/none-here` where the page shows no accounts, `limit/too-many-requests`.
   */
  declareGift: {
    input: z.strictObject({
      ...guestCall,
      token: guestTokenSchema.nullable(),
      proof: pageUnlockTokenSchema,
      key: idempotencyKeySchema,
      gift: declaredGiftSchema,
    }),
    output: z.strictObject({}),
  },
  /** Puts a wish on the wall, or before the family where it has to look first. `wish/closed`, `limit/too-many-requests`. */
  postWish: {
    input: z.strictObject({
      ...guestCall,
      token: guestTokenSchema.nullable(),
      proof: pageUnlockTokenSchema,
      key: idempotencyKeySchema,
      wish: wishInputSchema,
    }),
    output: z.strictObject({ wish: publicWishSchema, isHeld: z.boolean() }),
  },
  /** Opens a page by its password, or again by the proof of an earlier time. `page/wrong-password`, `limit/too-many-requests`. */
  unlockPage: {
    input: z.strictObject({
      ...guestCall,
      language: languageSchema,
      password: z.string().max(limits.access.password.max),
      proof: pageUnlockTokenSchema,
    }),
    /** `proof` opens this page until its password changes. */
    output: z.strictObject({ ...openedPageSchema.shape, proof: z.string() }),
  },
  /** A page of the wall where the page is closed to the public; open ones read `wishes.json`. `link/invalid`, `page/locked`, `limit/too-many-requests`. */
  readWishes: {
    input: z.strictObject({
      ...guestCall,
      token: guestTokenSchema.nullable(),
      proof: pageUnlockTokenSchema,
      after: z.string().max(80).nullable(),
    }),
    output: wishPageSchema,
  },
  /** What is kept about the guest of this link; phone and e-mail masked, because links get forwarded. */
  myData: {
    input: z.strictObject({ ...guestCall, token: guestTokenSchema }),
    output: z.strictObject({
      name: z.string(),
      answer: ownAnswerSchema.nullable(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      wishes: z.int().min(0),
      /** In the album, that they added by this link. */
      photos: z.int().min(0),
      /** Those that they wrote to the family. */
      messages: z.int().min(0),
    }),
  },
  /** Forgets the guest of this link: contact, answer, wishes, their conversation with the family, and the link itself. */
  forgetMe: {
    input: z.strictObject({ ...guestCall, token: guestTokenSchema }),
    output: z.strictObject({}),
  },
  /** Tells us about a page that should not be there, with a copy of it. `limit/too-many-requests`. */
  reportInvitation: {
    input: z.strictObject({ ...guestCall, report: abuseReportInputSchema }),
    output: z.strictObject({}),
  },
  ...guestAlbumCallables,
  ...guestChatCallables,
  ...teamLinkCallables,
  ...helperCallables,
  ...proofreaderCallables,
  ...helperListPassCallables,
  ...doorPassCallables,
  ...screenPassCallables,
} as const;

export type GuestCallables = typeof guestCallables;
