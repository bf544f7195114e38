import { z } from "zod";
import type account from "../../locales/id/account.ts";
import { parsePhoneNumber } from "./phone-number.ts";

const says = (key: keyof (typeof account)["field"]) => key;

/** Apart from `form.ts`, because libphonenumber's tables are only needed here. */
export const phoneSchema = z.object({
  phone: z
    .string()
    .trim()
    .min(1, says("phoneMissing"))
    .refine((text) => text === "" || parsePhoneNumber(text) !== null, says("phoneInvalid")),
});

export type PhoneValues = z.infer<typeof phoneSchema>;
