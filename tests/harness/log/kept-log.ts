const levels = ["debug", "info", "log", "warn", "error"] as const;

/**
 * Keeps every line that this process logs from now on, instead of printing it. firebase-functions writes through the
 * console as it found it when it was loaded, so this comes before anything that loads it: in `vi.hoisted`. Whoever asserts
 * that something is in no line asserts as well that lines come.
 */
export function keepLog(): string[] {
  const lines: string[] = [];
  for (const level of levels)
    console[level] = (...parts: unknown[]) => {
      lines.push(parts.map((part) => (typeof part === "string" ? part : JSON.stringify(part))).join(" "));
    };
  return lines;
}
