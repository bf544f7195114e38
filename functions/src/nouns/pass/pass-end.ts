import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";

/**
 * When a pass ends.
 * @throws AppError `input/invalid` for an end that is past or too distant
 */
export function requireEnd(expireAt: string, now: Date): Date {
  const end = new Date(expireAt);
  const aheadMs = end.getTime() - now.getTime();
  if (aheadMs <= 0 || aheadMs > limits.pass.longestMs)
    throw new AppError("input/invalid", { fields: ["expireAt"] });
  return end;
}
