import {
  guestContactSchema,
  guestInputSchema,
  type GuestContact,
  type GuestInput,
} from "@janur/domain/guest";
import { limits } from "@janur/domain/limits";
import * as z from "zod";
import { readPhone } from "../../lib/phone.ts";

export const guestFormSchema = z.object({
  ...guestInputSchema.shape,
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
  phone: "",
  email: "",
};

export function toGuestForm(guest: GuestInput, contact: GuestContact): GuestForm {
  const { name, honorific, suffix, origin, group, seats, note } = guest;
  return {
    name,
    honorific,
    suffix,
    origin,
    group,
    seats,
    note,
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
