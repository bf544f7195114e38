import { spacedPhone } from "@janur/domain/contact/phone-cell";
import {
  guestContactSchema,
  guestInputSchema,
  noContact,
  type Guest,
  type GuestContact,
  type GuestInput,
} from "@janur/domain/guest/guest";
import {
  contactEditSchema,
  guestEditSchema,
  type ContactEdit,
  type GuestEdit,
} from "@janur/domain/guest/guest-edit";
import { guestSides } from "@janur/domain/side/guest-side";
import { addressedName } from "@janur/domain/guest/guest-name";
import { noGuestTexts, ofGuestTexts } from "@janur/domain/guest/guest-texts";
import { namedPerson } from "@janur/domain/guest/named-person";
import { usualSeats } from "@janur/domain/guest/party-size";
import { limits } from "@janur/domain/limits";
import { textSchema } from "@janur/domain/text/text";
import * as z from "zod";
import { readPhone } from "../../lib/text/phone.ts";
import { partsOf, tagsIn } from "./tags.ts";

const typed = guestInputSchema.shape;

/** What a name on an envelope is made of. */
type NameParts = Pick<GuestInput, "honorific" | "name" | "suffix">;

const nameParts = guestInputSchema.pick({ honorific: true, name: true, suffix: true });
const { honorific, name, suffix } = limits.guest;

const guestFields = z.object({
  /** As it stands on the envelope: "Bapak Hadi Wiranto & Keluarga"; of a group, what it is called. */
  name: textSchema(honorific + name.max + suffix + 2).min(name.min),
  origin: typed.origin,
  ...ofGuestTexts((text) => typed[text].unwrap()),
  group: typed.group,
  /** Empty for neither. */
  side: z.union([z.literal(""), z.enum(guestSides)]),
  channel: typed.channel.unwrap(),
  sender: typed.sender.unwrap(),
  seats: typed.seats,
  note: typed.note,
  // A form always says everything.
  kind: typed.kind.unwrap(),
  /** One name per line. */
  members: z.string().refine((text) => typed.members.safeParse(linesOf(text)).success),
  /** Digits; empty for any number. */
  answerCap: z.string().refine((text) => typed.answerCap.safeParse(capOf(text)).success),
  ceremonies: typed.ceremonies.unwrap(),
  /** With commas between them. */
  tags: z.string().refine((text) => typed.tags.safeParse(tagsIn(text)).success),
  phone: z.string().refine((number) => readPhone(number).kind !== "invalid"),
  email: z.union([z.literal(""), z.email().max(limits.account.email.max)]),
  address: guestContactSchema.shape.address.unwrap(),
});

export type GuestForm = z.infer<typeof guestFields>;

export const guestFormSchema = guestFields.refine(
  (values) => nameParts.safeParse(partsOfName(values, null)).success,
  { path: ["name"] },
);

export const emptyGuestForm: GuestForm = {
  name: "",
  origin: "",
  ...noGuestTexts,
  group: "",
  side: "",
  channel: "whatsapp",
  sender: null,
  seats: limits.guest.usualSeats.person,
  note: "",
  kind: "person",
  members: "",
  answerCap: "",
  ceremonies: null,
  tags: "",
  phone: "",
  email: "",
  address: "",
};

const firstFields: readonly string[] = ["name", "phone", "group", "seats"] satisfies (keyof GuestForm)[];

/** Whether nearly everybody fills it in. */
export function isFirstField(field: string): boolean {
  return firstFields.includes(field);
}

/** Whether something is said that only some guests have. */
export function hasMoreThanFirst(form: GuestForm): boolean {
  const usual: Record<string, unknown> = emptyGuestForm;
  return Object.entries(form).some(([field, value]) => !isFirstField(field) && value !== usual[field]);
}

/** The form for the next guest of a row: those of one group are written down together. */
export function nextGuestForm({ group, side, channel, sender, ceremonies }: GuestForm): GuestForm {
  return { ...emptyGuestForm, group, side, channel, sender, ceremonies };
}

/** The people of an invitation as far as the rest of the form tells. */
export function seatsOfForm(form: Pick<GuestForm, "kind" | "name" | "members">): number {
  return usualSeats({ ...form, members: linesOf(form.members) });
}

function linesOf(text: string): string[] {
  return partsOf(text, /\n/);
}

function capOf(text: string): number | null {
  return text.trim() === "" ? null : Number(text);
}

/**
 * The parts of the name on the envelope, as lists put them in order and messages use them.
 * @param before those it had; kept while the whole is the same, however somebody took it apart
 */
function partsOfName({ kind, name }: Pick<GuestForm, "kind" | "name">, before: NameParts | null): NameParts {
  if (kind === "group") return { honorific: "", name, suffix: "" };
  if (before === null || addressedName(before) !== name) return namedPerson(name);
  // Of a whole guest the name alone.
  return { honorific: before.honorific, name: before.name, suffix: before.suffix };
}

export function toGuestForm(guest: GuestInput, contact: GuestContact): GuestForm {
  const { origin, group, channel, sender } = guest;
  const { seats, note, kind, ceremonies } = guest;
  return {
    name: addressedName(guest),
    origin,
    ...ofGuestTexts((text) => guest[text]),
    group,
    side: guest.side ?? "",
    channel,
    sender,
    seats,
    note,
    kind,
    members: guest.members.join("\n"),
    answerCap: guest.answerCap === null ? "" : String(guest.answerCap),
    ceremonies,
    tags: guest.tags.join(", "),
    phone: spacedPhone(contact.phone ?? ""),
    email: contact.email ?? "",
    address: contact.address,
  };
}

/** The form for somebody who answered without a link: a place for everybody whom they bring. */
export function toPromotedForm(guest: Pick<Guest, keyof GuestInput | "answer">): GuestForm {
  const seats = Math.max(limits.guest.seats.min, guest.answer?.people ?? 0);
  return { ...toGuestForm(guest, noContact), seats };
}

/**
 * @param before the name as it was, of a guest that is changed
 * @throws z.ZodError when the values were not checked by `guestFormSchema` before
 */
export function fromGuestForm(
  values: GuestForm,
  before: NameParts | null = null,
): { guest: GuestInput; contact: GuestContact } {
  const { guest, contact } = written(values, before);
  return { guest: guestInputSchema.parse(guest), contact: guestContactSchema.parse(contact) };
}

/**
 * What somebody changed since the form was opened; the rest may be another by now, and is theirs who changed it.
 * A name is one thing, with all its parts.
 * @param before the name as it was
 * @throws z.ZodError as `fromGuestForm`
 */
export function changesOfForm(
  values: GuestForm,
  opened: GuestForm,
  before: NameParts | null,
): { guest: GuestEdit; contact: ContactEdit } {
  const now = written(values, before);
  const then = written(opened, before);
  const name = Object.entries(now.guest).filter(([field]) => field in nameParts.shape);
  const isRenamed = changed(Object.fromEntries(name), then.guest).length > 0;
  return {
    guest: guestEditSchema.parse({
      ...Object.fromEntries(changed(now.guest, then.guest)),
      ...(isRenamed ? Object.fromEntries(name) : {}),
    }),
    contact: contactEditSchema.parse(Object.fromEntries(changed(now.contact, then.contact))),
  };
}

function changed(now: Record<string, unknown>, then: Record<string, unknown>): [string, unknown][] {
  return Object.entries(now).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(then[field]),
  );
}

function written(values: GuestForm, before: NameParts | null) {
  const { phone, email, address, side, members, answerCap, tags, ...guest } = values;
  const reading = readPhone(phone);
  const isGroup = values.kind === "group";
  return {
    guest: {
      ...guest,
      ...partsOfName(values, before),
      // What the form does not show for this kind is not kept behind it.
      ...(isGroup ? noGuestTexts : {}),
      side: side === "" ? null : side,
      members: values.kind === "household" ? linesOf(members) : [],
      answerCap: isGroup ? capOf(answerCap) : null,
      tags: tagsIn(tags),
    },
    contact: {
      phone: !isGroup && reading.kind === "number" ? reading.phone : null,
      email: isGroup || email === "" ? null : email,
      address: isGroup ? "" : address,
    },
  };
}
