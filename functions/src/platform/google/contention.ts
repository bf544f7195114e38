/** `ABORTED` of gRPC, and the same over HTTP: every attempt of a transaction met somebody else's. Nothing was written. */
const aborted: ReadonlySet<unknown> = new Set([10, 409]);

export function isContention(error: unknown): boolean {
  return error instanceof Error && "code" in error && aborted.has(error.code);
}
