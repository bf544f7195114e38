/**
 * The keys of a ring, `<newest>,<older>,…`: no usual spelling of random bytes has a comma. Nothing is trimmed, for a key
 * that has signed with the line's end behind it must go on to verify so.
 */
export function keysOfRing(ring: string): readonly [string, ...string[]] {
  const [newest = "", ...older] = ring.split(",");
  return [newest, ...older];
}
