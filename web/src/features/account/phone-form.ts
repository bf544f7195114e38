import * as z from "zod";
import { readPhone } from "../../lib/text/phone.ts";
import type account from "../../locales/id/account.ts";

const says = (key: keyof (typeof account)["field"]) => key;

/** Apart from `form.ts`, because libphonenumber's tables are only needed here. */
export const phoneSchema = z.object({
  phone: z
    .string()
    .trim()
    .min(1, says("phoneMissing"))
    .refine((text) => readPhone(text).kind !== "invalid", says("phoneInvalid")),
});

export type PhoneValues = z.infer<typeof phoneSchema>;
