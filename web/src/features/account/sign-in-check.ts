import type account from "../../locales/id/account.ts";
import { signInSchema } from "./form-schemas.ts";

type FieldMessage = keyof (typeof account)["field"];

/** Keys of `account:field`, one per field that has to be mended. */
export interface SignInErrors {
  email?: FieldMessage;
  password?: FieldMessage;
}

interface SignInCheck {
  values: { email: string; password: string } | null;
  errors: SignInErrors;
}

/** Checks what was typed into the sign-in form; `values` is null while something is missing. */
export function checkSignIn(typed: { email: string; password: string }): SignInCheck {
  const parsed = signInSchema.safeParse(typed);
  if (parsed.success) return { values: parsed.data, errors: {} };
  const errors: SignInErrors = {};
  for (const { path } of parsed.error.issues) {
    if (path[0] === "email") errors.email = typed.email.trim() === "" ? "emailMissing" : "emailInvalid";
    if (path[0] === "password") errors.password = "passwordMissing";
  }
  return { values: null, errors };
}
