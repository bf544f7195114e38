import {
  guestContactSchema,
  guestInputSchema,
  guestSides,
  noContact,
  type Guest,
  type GuestContact,
  type GuestInput,
} from "@janur/domain/guest";
import { limits } from "@janur/domain/limits";
import * as z from "zod";
import { readPhone } from "../../lib/phone.ts";
import { partsOf, tagsIn } from "./tags.ts";

const typed = guestInputSchema.shape;

export const guestFormSchema = z.object({
  name: typed.name,
  honorific: typed.honorific,
  suffix: typed.suffix,
  origin: typed.origin,
  organisation: typed.organisation.unwrap(),
  position: typed.position.unwrap(),
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
export type GuestForm = z.infer<typeof guestFormSchema>;

export const emptyGuestForm: GuestForm = {
  name: "",
  honorific: "",
  suffix: "",
  origin: "",
  organisation: "",
  position: "",
  group: "",
  side: "",
  channel: "whatsapp",
  sender: null,
  seats: 2,
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

function linesOf(text: string): string[] {
  return partsOf(text, /\n/);
}

function capOf(text: string): number | null {
  return text.trim() === "" ? null : Number(text);
}

export function toGuestForm(guest: GuestInput, contact: GuestContact): GuestForm {
  const { name, honorific, suffix, origin, organisation, position, group, channel, sender } = guest;
  const { seats, note, kind, ceremonies } = guest;
  return {
    name,
    honorific,
    suffix,
    origin,
    organisation,
    position,
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
    phone: contact.phone ?? "",
    email: contact.email ?? "",
    address: contact.address,
  };
}

/** "Bapak Hadi" typed as one name. */
const addressed = /^(bapak|bpk\.?|pak|ibu|bu|sdri?\.?|saudara|saudari|mas|mbak)\s+(\S.*)$/i;

/** The form for somebody who answered without a link: her name taken apart, a place for everybody she brings. */
export function toPromotedForm(guest: Pick<Guest, keyof GuestInput | "answer">): GuestForm {
  const form = toGuestForm(guest, noContact);
  const [, honorific, name] = guest.honorific === "" ? (addressed.exec(guest.name) ?? []) : [];
  return {
    ...form,
    ...(honorific !== undefined && name !== undefined ? { honorific, name } : {}),
    seats: Math.max(limits.guest.seats.min, guest.answer?.people ?? 0),
  };
}

/** @throws z.ZodError when the values were not checked by `guestFormSchema` before */
export function fromGuestForm(values: GuestForm): { guest: GuestInput; contact: GuestContact } {
  const { phone, email, address, side, members, answerCap, tags, ...guest } = values;
  const reading = readPhone(phone);
  const isGroup = values.kind === "group";
  return {
    guest: guestInputSchema.parse({
      ...guest,
      // What the form does not show for this kind is not kept behind it.
      ...(isGroup ? { honorific: "", suffix: "", organisation: "", position: "" } : {}),
      side: side === "" ? null : side,
      members: values.kind === "household" ? linesOf(members) : [],
      answerCap: isGroup ? capOf(answerCap) : null,
      tags: tagsIn(tags),
    }),
    contact: guestContactSchema.parse({
      phone: !isGroup && reading.kind === "number" ? reading.phone : null,
      email: isGroup || email === "" ? null : email,
      address: isGroup ? "" : address,
    }),
  };
}
