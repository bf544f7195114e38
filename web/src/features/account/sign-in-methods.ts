/** The ways to sign in, by what Firebase calls them. */
export const providerIds = { password: "password", google: "google.com", phone: "phone" } as const;

export type SignInMethod = keyof typeof providerIds;
export const signInMethods = ["password", "google", "phone"] as const satisfies readonly SignInMethod[];

interface LinkedProviders {
  providerData: readonly { providerId: string }[];
}

export function hasMethod(user: LinkedProviders, method: SignInMethod): boolean {
  return user.providerData.some(({ providerId }) => providerId === providerIds[method]);
}

/** The last way in must stay, or nobody could come back. */
export function mayUnlink(user: LinkedProviders, method: SignInMethod): boolean {
  return hasMethod(user, method) && user.providerData.length > 1;
}
