import * as z from "zod";
import type { HostContracts } from "./contract.ts";
import { chatIdSchema, chatTextSchema, threadViewSchema } from "../chat/chat.ts";
import { chatLimits } from "../limits/chat-limits.ts";
import { documentIdSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { messageReportInputSchema } from "../chat/message-report.ts";
import { slugSchema } from "../text/slug.ts";
import { textSchema } from "../text/text.ts";

/**
 * Whose thread: that of a personal link (`token`), or that of somebody without
 * one, who got `thread` with their first message. A group's link is nobody's own
 * and so needs `thread`, too. `proof` opens a page that has a password.
 */
const threadCall = {
  invitationId: documentIdSchema,
  slug: slugSchema,
  token: z.string().max(80).nullable(),
  thread: z.string().max(80).nullable(),
  proof: z.string().max(80).default(""),
};

/** Operations of guests who ask the family; part of `guestCallables`. */
export const guestChatCallables = {
  /**
   * Puts a message into the guest's thread; the same `id` is the same message. `name` is asked of those without a
   * personal link. `chat/closed` after the event and where the family takes no more, `link/invalid`, `page/locked`,
   * `limit/too-many-requests`.
   */
  askHost: {
    input: z.strictObject({
      ...threadCall,
      name: textSchema(limits.guest.name.max),
      /** Random, made by the guest's phone. */
      id: documentIdSchema,
      text: chatTextSchema,
    }),
    /** `thread` leads back to the thread of somebody without a personal link; null for others. */
    output: z.strictObject({ ...threadViewSchema.shape, thread: z.string().nullable() }),
  },
  /** The guest's thread, and that they have seen it. Without any it is empty. `link/invalid`, `page/locked`. */
  readThread: {
    input: z.strictObject({
      ...threadCall,
      /** `messages` of the look before, 0 at the first. */
      known: z.int().min(0),
    }),
    output: threadViewSchema,
  },
  /**
   * Deletes the guest's thread, with what the family wrote in it. Also for those without a personal link, by `thread`;
   * without any there is nothing to do. `link/invalid`, `page/locked`, `limit/too-many-requests`.
   */
  purgeThread: { input: z.strictObject(threadCall), output: z.strictObject({}) },
  /**
   * Tells the staff about a message of the family in the guest's own thread, which is kept as it is now. `link/invalid`,
   * `page/locked`, `chat/not-found` also for a message that is not there or hidden, `limit/too-many-requests`.
   */
  reportReply: {
    input: z.strictObject({
      ...threadCall,
      messageId: documentIdSchema,
      report: messageReportInputSchema,
    }),
    output: z.strictObject({}),
  },
} as const;

/** What a guest's plain form says against the hiding of a message of theirs (`/event/{slug}/keberatan`), which is no callable. */
export const guestAppealSchema = z.strictObject({
  ...threadCall,
  messageId: documentIdSchema,
  text: textSchema(limits.report.appeal).min(1),
});

export type GuestChatCallables = typeof guestChatCallables;

const { count, text } = chatLimits.canned;

/** The capability is for guests' threads. */
const byParticipant = {
  capability: "answerQuestions",
  checked: "inside",
  about: "chat",
  besides: { who: "who takes part in a chat of the team or with the staff" },
} as const;

const repliesSchema = z.array(textSchema(text.max).min(text.min)).max(count);

/** Operations of hosts about conversations; part of `hostCallables`. */
export const hostChatCallables = {
  /** Keeps answers ready for an invitation's guests, in this order, in place of those that were there; of `seen` on, where it is said, what others changed meanwhile stays. */
  saveCannedReplies: {
    capability: "answerQuestions",
    input: z.strictObject({
      invitationId: documentIdSchema,
      replies: repliesSchema,
      /** Those that were there when they were written. */
      seen: repliesSchema.optional(),
    }),
    output: z.strictObject({}),
  },
  /**
   * Draws a picture anew and puts it into a chat as a message of its own; the same `id` is the same message.
   * `chat/not-found`, `chat/closed`, `team/not-allowed`, `input/invalid` for what is no JPEG, PNG or WebP,
   * `limit/too-many-requests`.
   */
  sendChatPicture: {
    ...byParticipant,
    input: z.strictObject({
      chatId: chatIdSchema,
      /** Random, made by the sender's device. */
      id: documentIdSchema,
      picture: z.base64().min(1).max(chatLimits.picture.characters),
    }),
    output: z.strictObject({}),
  },
  /** What opens the pictures of a chat, for `chatLimits.picture.linkMs` at most. `chat/not-found`, `team/not-allowed`. */
  openChatPictures: {
    ...byParticipant,
    input: z.strictObject({ chatId: chatIdSchema }),
    output: z.strictObject({ key: z.string() }),
  },
  /**
   * Tells the staff about a message of somebody else, which is kept as it is now, without the rest of its chat.
   * `chat/not-found` also for a message that is not there or hidden, `team/not-allowed`, `limit/too-many-requests`.
   */
  reportMessage: {
    ...byParticipant,
    input: z.strictObject({
      chatId: chatIdSchema,
      messageId: documentIdSchema,
      report: messageReportInputSchema,
    }),
    output: z.strictObject({}),
  },
  /** What the author of a hidden message says against that, once. `chat/not-found` where there is nothing to say it against. */
  appealMessage: {
    ...byParticipant,
    input: z.strictObject({
      chatId: chatIdSchema,
      messageId: documentIdSchema,
      text: textSchema(limits.report.appeal).min(1),
    }),
    output: z.strictObject({}),
  },
} as const satisfies HostContracts;
