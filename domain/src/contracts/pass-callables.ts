import * as z from "zod";
import type { HostContracts } from "./contract.ts";
import { helperListSchema, type HelperList } from "../helper/helper-list.ts";
import { chatTextSchema } from "../chat/chat.ts";
import { documentIdSchema, partIdSchema } from "../id.ts";
import { languageSchema } from "../text/language.ts";
import { limits } from "../limits.ts";
import { sendingRuns } from "../guest/sending-run.ts";
import { sendingMarks } from "../guest/sending.ts";
import { screenSettingsSchema, type ScreenSettings } from "../screen/screen-settings.ts";
import {
  familySchema,
  passNameSchema,
  passPinSchema,
  passScopesSchema,
  passTokenSchema,
  type PassScope,
} from "../helper/pass.ts";

const instant = z.iso.datetime();
const invitationRef = z.strictObject({ invitationId: documentIdSchema });
const passRef = z.strictObject({ ...invitationRef.shape, passId: documentIdSchema });
const nothing = z.strictObject({});
const pass = {
  name: passNameSchema,
  scopes: passScopesSchema,
  seesGated: z.boolean(),
  family: familySchema.nullable().default(null),
  /** With the task of filling in the list, and only then. */
  branch: helperListSchema.nullable().default(null),
  /** With the scope `door`: the ceremony at whose door it is used; null for that of the hour. */
  doorCeremony: partIdSchema.nullable().default(null),
  /** With the scope `screen`, and only then. */
  screen: screenSettingsSchema.nullable().default(null),
  expireAt: instant,
};

function hasOwnHelperList({
  scopes,
  branch,
}: {
  scopes: readonly PassScope[];
  branch: HelperList | null;
}): boolean {
  return scopes.includes("fillList") === (branch !== null);
}
/** Whoever finds a phone at the door must not find the list on it. */
function isDoorGuarded({ scopes, pin }: { scopes: readonly PassScope[]; pin: string | null }): boolean {
  return pin !== null || !scopes.includes("door");
}
const helperListProblem = { path: ["branch"] };

/** A screen hangs where everybody stands: its link opens nothing else, and nobody types a PIN with a remote. */
function isScreenAlone(given: {
  scopes: readonly PassScope[];
  screen: ScreenSettings | null;
  pin: string | null;
}): boolean {
  const { scopes, screen, pin } = given;
  if (!scopes.includes("screen")) return screen === null;
  return scopes.length === 1 && screen !== null && (pin ?? "") === "";
}
const screenProblem = { path: ["screen"] };

/** Operations of hosts about helpers without an account; part of `hostCallables`. */
export const passCallables = {
  /** Makes a helper's link. The token is answered once; what is kept of it is a hash. `pass/limit-reached`, `invitation/wrong-status` in the trash, `input/invalid` for an end that is past or too distant, and for a door without a PIN. */
  createPass: {
    capability: "managePasses",
    input: z
      .strictObject({ ...invitationRef.shape, ...pass, pin: passPinSchema.nullable() })
      .refine(hasOwnHelperList, helperListProblem)
      .refine(isScreenAlone, screenProblem)
      .refine(isDoorGuarded, { path: ["pin"] }),
    output: z.strictObject({ passId: documentIdSchema, token: passTokenSchema }),
  },
  /** Changes what a link may do, until when, and its PIN: null keeps the one there is, the empty text removes it. `pass/not-found`, `pass/revoked`, `input/invalid` as above. */
  changePass: {
    capability: "managePasses",
    input: z
      .strictObject({
        ...passRef.shape,
        ...pass,
        pin: z.union([passPinSchema, z.literal("")]).nullable(),
      })
      .refine(hasOwnHelperList, helperListProblem)
      .refine(isScreenAlone, screenProblem),
    output: nothing,
  },
  /** Makes a link worthless at once; its use stays to be seen. Sent again it changes nothing. `pass/not-found`. */
  revokePass: { capability: "managePasses", checked: "inside", input: passRef, output: nothing },
} as const satisfies HostContracts;
export type PassCallables = typeof passCallables;

/** Form only; whether it is genuine is looked up. */
const tokenSchema = z.string().max(80);
/** What `openPass` gave for the PIN; empty where there is none. */
const proofSchema = z.string().max(80);

const threadCall = {
  token: tokenSchema,
  language: languageSchema,
  proof: proofSchema,
  threadId: documentIdSchema,
};

const queueCall = { token: tokenSchema, language: languageSchema, proof: proofSchema };

/** A guest's thread on the helper's page. */
const helperThreadSchema = z.strictObject({
  /** Null where nothing is new since `known`. */
  html: z.string().nullable(),
  messages: z.int().min(0),
  /** Whether it takes answers. */
  isOpen: z.boolean(),
});

/**
 * Operations of whoever holds a helper's link; part of `guestCallables`. A
 * malformed, a wrong and an absent token answer alike: `pass/invalid`. Who has
 * a genuine one is told more: `pass/revoked`, `pass/over`, `pass/pin-required`,
 * and for a task that is not theirs `pass/not-allowed`.
 */
export const helperCallables = {
  /** Whose helper this is and what they may do, as the page shows it. `pass/wrong-pin`, `limit/too-many-requests`. */
  openPass: {
    input: z.strictObject({
      token: tokenSchema,
      language: languageSchema,
      /** Empty: not typed yet. */
      pin: z.string().max(limits.pass.pin.max),
      proof: proofSchema,
    }),
    output: z.strictObject({ html: z.string(), proof: proofSchema }),
  },
  /** Ceremonies, rundown and whom to call, as they were published. */
  readProgramme: {
    input: z.strictObject({ token: tokenSchema, language: languageSchema, proof: proofSchema }),
    output: z.strictObject({ html: z.string() }),
  },
  /** Guests' threads, those that wait for an answer first. */
  helperThreads: {
    input: z.strictObject({ token: tokenSchema, language: languageSchema, proof: proofSchema }),
    output: z.strictObject({ html: z.string() }),
  },
  /** One thread, as far as it is new. `chat/not-found`. */
  helperThread: {
    input: z.strictObject({
      ...threadCall,
      /** `messages` of the look before, 0 at the first. */
      known: z.int().min(0),
    }),
    output: helperThreadSchema,
  },
  /** Answers a guest in the helper's name; the same `id` is the same answer. `chat/not-found`, `chat/closed`, `limit/too-many-requests`. */
  answerThread: {
    input: z.strictObject({
      ...threadCall,
      /** Random, made by the helper's phone. */
      id: documentIdSchema,
      text: chatTextSchema,
    }),
    output: helperThreadSchema,
  },
  /**
   * The helper's own guests whom a run is about, the first that there is a reason for unless they chose one, and the
   * message to one of them: whom they chose, or who is next.
   */
  helperQueue: {
    input: z.strictObject({
      ...queueCall,
      run: z.enum(sendingRuns).nullable().default(null),
      guestId: documentIdSchema.nullable(),
      /** Whether that message was opened on their phone and nothing was said of it. */
      isAsked: z.boolean().default(false),
    }),
    output: z.strictObject({ html: z.string() }),
  },
  /** Says of one of their guests' messages how far it is, or takes back what they said; the same `markId` is the same word. `guest/not-found` also for guests of others, `limit/too-many-requests`. */
  helperMark: {
    input: z.strictObject({
      ...queueCall,
      run: z.enum(sendingRuns).default("invitation"),
      guestId: documentIdSchema,
      markId: documentIdSchema,
      mark: z.enum([...sendingMarks, "undo"]),
    }),
    output: z.strictObject({ html: z.string() }),
  },
} as const;
export type HelperCallables = typeof helperCallables;
