import {
  guestContactSchema,
  guestInputSchema,
  type GuestContact,
  type GuestInput,
} from "@janur/domain/guest";
import { limits } from "@janur/domain/limits";
import * as z from "zod";
import { readPhone } from "../../lib/phone.ts";

const typed = guestInputSchema.shape;

export const guestFormSchema = z.object({
  ...typed,
  // A form always says everything.
  kind: typed.kind.unwrap(),
  members: typed.members.unwrap(),
  answerCap: typed.answerCap.unwrap(),
  ceremonies: typed.ceremonies.unwrap(),
  tags: typed.tags.unwrap(),
  phone: z.string().refine((typed) => readPhone(typed).kind !== "invalid"),
  email: z.union([z.literal(""), z.email().max(limits.account.email.max)]),
});
export type GuestForm = z.infer<typeof guestFormSchema>;

export const emptyGuestForm: GuestForm = {
  name: "",
  honorific: "",
  suffix: "",
  origin: "",
  group: "",
  seats: 2,
  note: "",
  kind: "person",
  members: [],
  answerCap: null,
  ceremonies: null,
  tags: [],
  phone: "",
  email: "",
};

export function toGuestForm(guest: GuestInput, contact: GuestContact): GuestForm {
  const { name, honorific, suffix, origin, group, seats, note } = guest;
  const { kind, members, answerCap, ceremonies, tags } = guest;
  return {
    name,
    honorific,
    suffix,
    origin,
    group,
    seats,
    note,
    kind,
    members,
    answerCap,
    ceremonies,
    tags,
    phone: contact.phone ?? "",
    email: contact.email ?? "",
  };
}

/** @throws z.ZodError when the values were not checked by `guestFormSchema` before */
export function fromGuestForm(values: GuestForm): { guest: GuestInput; contact: GuestContact } {
  const { phone, email, ...guest } = values;
  const reading = readPhone(phone);
  return {
    guest: guestInputSchema.parse(guest),
    contact: guestContactSchema.parse({
      phone: reading.kind === "number" ? reading.phone : null,
      email: email === "" ? null : email,
    }),
  };
}
