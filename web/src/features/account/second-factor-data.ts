import {
  getMultiFactorResolver,
  multiFactor,
  TotpMultiFactorGenerator,
  type MultiFactorError,
  type TotpSecret,
  type User,
  type UserCredential,
} from "firebase/auth";
import { auth } from "../../lib/firebase/auth.ts";
import { secondFactorDemand } from "../../lib/session/second-factor.ts";
import { refreshSession } from "../../lib/session/session.ts";

/** The person closed the question without an answer. */
class SecondFactorCancelled extends Error {
  readonly code = "janur/second-factor-cancelled";
}

/**
 * Asks for the code of the authenticator and ends the sign-in with it.
 * @throws the error itself where the account knows no authenticator; `SecondFactorCancelled`
 */
export async function resolveSecondFactor(error: MultiFactorError): Promise<UserCredential> {
  const resolver = getMultiFactorResolver(auth, error);
  const hint = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
  if (hint === undefined) throw error;
  return new Promise((resolve, reject) => {
    secondFactorDemand.set({
      confirm: async (code) => {
        const assertion = TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code);
        resolve(await resolver.resolveSignIn(assertion));
        secondFactorDemand.set(null);
      },
      cancel: () => {
        secondFactorDemand.set(null);
        reject(new SecondFactorCancelled());
      },
    });
  });
}

/** When the account's authenticator was set up; null where there is none. */
export function enrolledSince(user: User): Date | null {
  const [factor] = multiFactor(user).enrolledFactors;
  return factor === undefined ? null : new Date(factor.enrollmentTime);
}

export interface NewAuthenticator {
  /** `otpauth://…`, for a QR code. */
  uri: string;
  /** The same secret, to type. */
  key: string;
  secret: TotpSecret;
}

/** Begins to set one up. Firebase asks for a fresh sign-in and a confirmed address. */
export async function newAuthenticator(user: User): Promise<NewAuthenticator> {
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  return { uri: secret.generateQrCodeUrl(user.email ?? user.uid, "Janur"), key: secret.secretKey, secret };
}

/** Ends it with a first code: this session counts as proven by it from then on. */
export async function enrol(user: User, { secret }: NewAuthenticator, code: string): Promise<void> {
  await multiFactor(user).enroll(
    TotpMultiFactorGenerator.assertionForEnrollment(secret, code),
    "Authenticator",
  );
  await user.getIdToken(true);
  await refreshSession();
}
