/** The bytes of a request as they came, over which others sign; a request without a body has none, whatever its type says. */
export function rawBodyOf({ rawBody }: { rawBody?: Buffer }): Buffer {
  return rawBody ?? Buffer.alloc(0);
}
