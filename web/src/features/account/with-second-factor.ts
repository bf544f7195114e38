import type { MultiFactorError, UserCredential } from "firebase/auth";

function asksSecondFactor(error: unknown): error is MultiFactorError {
  return error instanceof Error && "code" in error && error.code === "auth/multi-factor-auth-required";
}

/** Signs in, and asks for the code of the authenticator where the account has one. Only the staff's have, so its code comes late. */
export async function withSecondFactor(signIn: Promise<UserCredential>): Promise<UserCredential> {
  try {
    return await signIn;
  } catch (error) {
    if (!asksSecondFactor(error)) throw error;
    const { resolveSecondFactor } = await import("./second-factor-data.ts");
    return resolveSecondFactor(error);
  }
}
