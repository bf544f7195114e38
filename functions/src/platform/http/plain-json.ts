import { limits } from "@janur/domain/limits";

const marks = ["@type", "__proto__"];

/**
 * Whether a body is what callers of ours send: nested no deeper than
 * `limits.callable.depth`, without the `@type` marks of the callable protocol
 * and without `__proto__`. The protocol's decoder answers a malformed mark as a
 * fault of ours, with the whole input in the log, walks as deep as somebody
 * likes, and lets `__proto__` pass unseen by any schema.
 */
export function isPlainJson(body: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value !== "object" || value === null) continue;
    if (depth > limits.callable.depth || marks.some((mark) => Object.hasOwn(value, mark))) return false;
    for (const inner of Object.values(value)) waiting.push({ value: inner, depth: depth + 1 });
  }
  return true;
}
