/** Under which key of `secrets` the secret of a connection lies. */
export function appSecretKey(appId: string): string {
  return `app-${appId}`;
}
