/** Under which key of `secrets` the secret of a connection lies. */
export function integrationSecretKey(appId: string): string {
  return `app-${appId}`;
}
