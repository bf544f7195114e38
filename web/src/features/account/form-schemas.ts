import { displayNameSchema } from "@janur/domain/account/account";
import { limits } from "@janur/domain/limits";
import * as z from "zod";
import type account from "../../locales/id/account.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** Messages are keys of `account:field`; the form shows the text in the person's language. */
type FieldMessage = keyof (typeof account)["field"];
const says = (key: FieldMessage): FieldMessage => key;

const email = z
  .string()
  .trim()
  .min(1, says("emailMissing"))
  .max(limits.account.email.max, says("emailInvalid"))
  .pipe(z.email(says("emailInvalid")));

/** Stricter than the provider, and only where a password is set: who has an easier one goes on signing in. */
const newPassword = z
  .string()
  .min(limits.account.newPassword.min, says("passwordShort"))
  .max(limits.account.password.max, says("passwordLong"))
  .refine(async (password) => !(await isCommonPassword(password)), says("passwordCommon"));

export const signInSchema = z.object({ email, password: z.string().min(1, says("passwordMissing")) });

export const signUpSchema = z.object({
  displayName: z.string().trim().max(limits.account.displayName.max, says("nameLong")),
  email,
  password: newPassword,
  consent: z.boolean().refine((isGiven) => isGiven, says("consentMissing")),
});

export const forgotPasswordSchema = z.object({ email });
const password = z.string().min(1, says("passwordMissing"));
export const changeEmailSchema = z.object({ email, password });
/** For accounts without a password, whose owner proves themselves otherwise. */
export const changeEmailAloneSchema = z.object({ email, password: z.string() });
export const changePasswordSchema = z.object({ current: password, password: newPassword });
export const addPasswordSchema = z.object({ email, password: newPassword });
export const newPasswordSchema = z.object({ password: newPassword });
export const profileSchema = z.object({
  displayName: z
    .string()
    .trim()
    .min(limits.account.displayName.min, says("nameMissing"))
    .max(limits.account.displayName.max, says("nameLong"))
    .pipe(displayNameSchema),
});
