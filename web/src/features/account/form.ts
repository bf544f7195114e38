import { zodResolver } from "@hookform/resolvers/zod";
import {
  addPasswordSchema,
  changeEmailAloneSchema,
  changeEmailSchema,
  changePasswordSchema,
  forgotPasswordSchema,
  newPasswordSchema,
  profileSchema,
  signUpSchema,
} from "./form-schemas.ts";

/** The checks of the account forms, fetched when somebody starts to fill one in. */
export const resolvers = {
  signUp: zodResolver(signUpSchema),
  forgotPassword: zodResolver(forgotPasswordSchema),
  newPassword: zodResolver(newPasswordSchema),
  profile: zodResolver(profileSchema),
  changeEmail: zodResolver(changeEmailSchema),
  changeEmailAlone: zodResolver(changeEmailAloneSchema),
  changePassword: zodResolver(changePasswordSchema),
  addPassword: zodResolver(addPasswordSchema),
};
