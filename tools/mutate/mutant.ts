/** A text with one thing in it changed, as a slip or a careless hand would change it. */
export interface Mutant {
  /** Beginning and end of what is changed, in the text. */
  start: number;
  end: number;
  replacement: string;
  /** What was done: `&& to ||`, `without a condition`. */
  kind: string;
}

export const mutated = (text: string, { start, end, replacement }: Mutant): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** What is changed, in one line; of a whole block its beginning and its end. */
function short(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > 120 ? `${line.slice(0, 60)} … ${line.slice(-40)}` : line;
}

/** `12: && to ||: isSignedIn() [&&→||] request.auth.uid == uid` */
export function described(text: string, { start, end, replacement, kind }: Mutant): string {
  const line = text.slice(0, start).split("\n").length;
  const from = text.lastIndexOf("\n", start) + 1;
  const found = text.indexOf("\n", end);
  const to = found === -1 ? text.length : found;
  const shown = `${text.slice(from, start)}[${short(text.slice(start, end))}→${short(replacement)}]${text.slice(end, to)}`;
  return `${String(line)}: ${kind}: ${shown.trim().replace(/\s+/g, " ")}`;
}
