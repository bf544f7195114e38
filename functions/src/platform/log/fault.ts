import * as z from "zod";

/**
 * What went wrong, for the log: kind, code and place, never the message,
 * because messages quote what somebody typed (a `JSON.parse` error does).
 */
export function faultOf(error: unknown): string {
  if (error instanceof z.ZodError) {
    const paths = error.issues.map((issue) => issue.path.map(String).join("."));
    return `stored or returned data has another shape at: ${paths.join(", ")}`;
  }
  if (!(error instanceof Error)) return typeof error;
  const code = "code" in error ? ` ${String(error.code)}` : "";
  const places = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return [`${error.name}${code}`, ...places].join("\n");
}
