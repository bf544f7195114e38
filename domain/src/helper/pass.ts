import * as z from "zod";
import { displayNameSchema } from "../account/account.ts";
import { helperListCountSchema, helperListSchema } from "./helper-list.ts";
import { documentIdSchema, partIdSchema } from "../id.ts";
import { limits } from "../limits.ts";
import { screenSettingsSchema } from "../screen/screen-settings.ts";

/** What the holder of a pass may do; a pass has one or several. */
export const passScopes = [
  "proofread",
  "programme",
  "answerGuests",
  "fillList",
  "sendInvitations",
  "door",
  "screen",
] as const;
export const passScopeSchema = z.enum(passScopes);
export type PassScope = z.infer<typeof passScopeSchema>;

/** Tasks that the helper's page has; devices at the door and greeting screens have operations of their own. */
export const pageScopes = passScopes.filter((scope) => scope !== "door" && scope !== "screen");
export type PageScope = (typeof pageScopes)[number];

/** The two families of a couple; whoever proof-reads may speak for one of them. */
export const families = ["groom", "bride"] as const;
export const familySchema = z.enum(families);
export type Family = z.infer<typeof familySchema>;

/** The helper, as the family calls them: "Bude Sri". */
export const passNameSchema = displayNameSchema;

export const passScopesSchema = z
  .array(passScopeSchema)
  .min(1)
  .max(passScopes.length)
  .refine((scopes) => new Set(scopes).size === scopes.length);

const { min, max } = limits.pass.pin;
/** Digits, so that any phone's number pad is enough. */
export const passPinSchema = z.string().regex(new RegExp(`^[0-9]{${String(min)},${String(max)}}$`));

/** That a task of the pass was opened. */
const passUseSchema = z.strictObject({ at: z.date(), scope: passScopeSchema });

/** `passes/{passId}`: a link for a helper without an account, as the family sees it; its secrets lie apart. */
export const passSchema = z.strictObject({
  id: documentIdSchema,
  invitationId: documentIdSchema,
  name: z.string(),
  scopes: passScopesSchema,
  /** Whether programme and proofs name ceremonies that only some guests know of. */
  seesGated: z.boolean(),
  /** Of which family they are: whose word their approval as a proof-reader is, and on whose side their guests stand; null for neither. */
  family: familySchema.nullable().default(null),
  /** Their part of the guest list; kept when the task is taken from them, for guests of theirs who wait. */
  branch: helperListSchema.nullable().default(null),
  branchCount: helperListCountSchema.default({ taken: 0, waiting: 0 }),
  /** At whose door a phone with it stands unless its usher chooses another; null for the ceremony of the hour. */
  doorCeremony: partIdSchema.nullable().default(null),
  /** What it shows, where it is a greeting screen's link. */
  screen: screenSettingsSchema.nullable().default(null),
  hasPin: z.boolean(),
  createdAt: z.date(),
  expireAt: z.date(),
  revokedAt: z.date().nullable(),
  /** The latest uses, newest last; one per task and `limits.pass.useEveryMs`. */
  uses: z.array(passUseSchema).max(limits.pass.uses),
});
export type Pass = z.infer<typeof passSchema>;

export type PassState = "open" | "revoked" | "over";

export function passState(pass: Pick<Pass, "revokedAt" | "expireAt">, now: Date): PassState {
  if (pass.revokedAt !== null) return "revoked";
  return pass.expireAt.getTime() <= now.getTime() ? "over" : "open";
}

/** `pass` with one more use, or null when the task was opened a moment ago. */
export function withUse(pass: Pick<Pass, "uses">, scope: PassScope, now: Date): Pass["uses"] | null {
  const last = new Map(pass.uses.map((use) => [use.scope, use.at])).get(scope);
  if (last !== undefined && now.getTime() - last.getTime() < limits.pass.useEveryMs) return null;
  return [...pass.uses, { at: now, scope }].slice(-limits.pass.uses);
}

/** What the link carries behind `/bantu#t=`: which pass, and 16 random bytes in base64url. */
export interface PassToken {
  passId: string;
  secret: string;
}

const pattern = /^([A-Za-z0-9]{20})\.([A-Za-z0-9_-]{22})$/;

export const passTokenSchema = z.string().regex(pattern);

/** The parts of a token, or null when it has not the form of one. */
export function parsePassToken(token: string): PassToken | null {
  const [, passId = "", secret = ""] = pattern.exec(token) ?? [];
  return secret === "" ? null : { passId, secret };
}

export function formatPassToken({ passId, secret }: PassToken): string {
  return `${passId}.${secret}`;
}

/** The secret stands in the fragment, which no server and no log ever sees. */
export function helperPath(token: string): string {
  return `/bantu#t=${token}`;
}

/** Where whoever stands at the door has an application of their own, which starts without a signal. */
export const doorPath = "/bantu/pintu";

/** @param proof what `openPass` gave for the PIN, where it was typed already */
export function doorLink(token: string, proof = ""): string {
  return `${doorPath}/#t=${token}${proof === "" ? "" : `&p=${proof}`}`;
}

/** The greeting screen at the entrance: a page of its own, which no helper holds in their hands. */
export const screenPath = "/layar";

export function screenLink(token: string): string {
  return `${screenPath}#t=${token}`;
}
