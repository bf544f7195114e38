import { zodResolver } from "@hookform/resolvers/zod";
import { forgotPasswordSchema, newPasswordSchema, profileSchema, signUpSchema } from "./form-schemas.ts";

/** The checks of the account forms, fetched when somebody starts to fill one in. */
export const resolvers = {
  signUp: zodResolver(signUpSchema),
  forgotPassword: zodResolver(forgotPasswordSchema),
  newPassword: zodResolver(newPasswordSchema),
  profile: zodResolver(profileSchema),
};
