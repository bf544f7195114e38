import { createHash } from "node:crypto";
import { languageSchema, type Language } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import { answerInputSchema, idempotencyKeySchema, type AnswerInput } from "@janur/domain/rsvp/rsvp";
import { wishInputSchema, type WishInput } from "@janur/domain/wish/wish";
import * as z from "zod";
import { rawAnswer } from "./data/rsvp-fields.ts";
import type { RsvpDraft } from "./sections/rsvp/rsvp-form.tsx";

/** An answer sent as a plain form (fields: see `rsvp-fields.ts`), ready for the same rules as a call. */
export interface RsvpFormInput {
  language: Language;
  /** Null: answers under `name`. */
  token: string | null;
  name: string;
  basedOn: number;
  /**
   * Without script no page can make a random key, so it is a hash of the sender
   * and of all that was typed: sent twice it has one effect, two guests of one
   * name stay two, and nobody gets another's link by guessing their answer.
   */
  key: string;
  answer: AnswerInput;
}

export type ParsedForm<T> = { ok: true; form: T } | { ok: false; fields: string[] };

const rsvpFormSchema = z.object({
  language: languageSchema,
  token: z.string().min(1).max(80).nullable(),
  name: z.string().trim().max(limits.guest.name.max),
  basedOn: z.int().min(0),
  key: idempotencyKeySchema,
  answer: answerInputSchema,
});

/**
 * Reads `POST /event/{slug}/rsvp`. Never throws.
 * @param sender keyed hash of the sender's address
 * @returns names of the fields that are missing or malformed, as `input/invalid` carries them
 */
export function parseRsvpForm(fields: URLSearchParams, sender: string): ParsedForm<RsvpFormInput> {
  const token = fields.get("token") || null;
  const name = (fields.get("name") ?? "").trim().replace(/\s+/g, " ");
  const answer = rawAnswer(fields);
  const basedOn = numberOf(fields.get("basedOn"));
  const result = rsvpFormSchema.safeParse({
    language: languageOfForm(fields),
    token,
    name,
    basedOn,
    key: keyOf([sender, token, name.toLocaleLowerCase("id"), basedOn, answer]),
    answer,
  });
  if (!result.success) return { ok: false, fields: fieldsOf(result.error) };
  if (token === null && name === "") return { ok: false, fields: ["name"] };
  if (Object.keys(answer.ceremonies).length === 0) return { ok: false, fields: ["answer.ceremonies"] };
  return { ok: true, form: result.data };
}

/** What was typed, however wrong, so that the next page can show it again. */
export function rsvpDraft(fields: URLSearchParams): RsvpDraft {
  const { ceremonies, adults, children, companions, note, representedBy, questions } = rawAnswer(fields);
  const count = (value: number) => (Number.isInteger(value) && value >= 0 && value < 100 ? value : 0);
  return {
    name: fields.get("name") ?? "",
    ceremonies,
    adults: count(adults),
    children: count(children),
    companions,
    note,
    representedBy,
    questions,
    basedOn: numberOf(fields.get("basedOn")),
    wrong: [],
  };
}

/** A wish sent as a plain form: `name`, `text`, `language`. */
export interface WishFormInput {
  language: Language;
  key: string;
  wish: WishInput;
}

/** Reads `POST /event/{slug}/ucapan`. Never throws. */
export function parseWishForm(fields: URLSearchParams, sender: string): ParsedForm<WishFormInput> {
  const wish = wishInputSchema.safeParse({ name: fields.get("name") ?? "", text: fields.get("text") ?? "" });
  if (!wish.success) return { ok: false, fields: fieldsOf(wish.error) };
  const key = keyOf([sender, wish.data]);
  return { ok: true, form: { language: languageOfForm(fields), key, wish: wish.data } };
}

function keyOf(typed: unknown): string {
  return createHash("sha256").update(JSON.stringify(typed)).digest("base64url").slice(0, 40);
}

/** The language of the page that the form stood on; Indonesian where it does not say. */
export function languageOfForm(fields: URLSearchParams): Language {
  const parsed = languageSchema.safeParse(fields.get("language"));
  return parsed.success ? parsed.data : "id";
}

function numberOf(value: string | null): number {
  const number = Number(value ?? 0);
  return Number.isInteger(number) && number >= 0 && number < 1_000_000 ? number : 0;
}

function fieldsOf(error: z.ZodError): string[] {
  return [...new Set(error.issues.map((issue) => issue.path.map(String).join(".")))].slice(0, 50);
}
