/** Both ends count. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * What a `Range` header asks of a file: a part, `whole` (no range, or one that
 * servers may leave aside: several parts, other units), or `outside` (416).
 * @param size of the file in bytes
 */
export function byteRange(header: string | undefined, size: number): ByteRange | "whole" | "outside" {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return "whole";
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length === 0 ? "outside" : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return "whole";
  return first >= size ? "outside" : { first, last };
}
