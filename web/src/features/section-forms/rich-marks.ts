/** A text as it is typed, and what of it is selected. */
export interface Typed {
  source: string;
  start: number;
  end: number;
}

/** Puts a mark around what is selected, line by line, or takes it away; without a selection around the caret's word. */
export function withMark(typed: Typed, mark: "*" | "_"): Typed {
  const { source } = typed;
  const [start, end] = withoutBlanks(source, ...wordAt(typed));
  const chosen = source.slice(start, end);
  const isInside = source[start - 1] === mark && source[end] === mark;
  if (isInside && chosen !== "") {
    return { source: splice(source, start - 1, end + 1, chosen), start: start - 1, end: end - 1 };
  }
  if (chosen === "") {
    return { source: splice(source, start, end, mark + mark), start: start + 1, end: start + 1 };
  }
  const marked = chosen.split("\n").map((line) => toggled(line, mark));
  const text = marked.join("\n");
  return { source: splice(source, start, end, text), start, end: start + text.length };
}

/** Makes the selected lines entries of a list, or lines again. */
export function withList({ source, start, end }: Typed, isNumbered: boolean): Typed {
  const from = source.lastIndexOf("\n", start - 1) + 1;
  const next = source.indexOf("\n", end);
  const to = next < 0 ? source.length : next;
  const lines = source.slice(from, to).split("\n");
  const entry = isNumbered ? /^\d{1,3}[.)] +/ : /^[-•] +/;
  const isList = lines.every((line) => entry.test(line));
  const text = lines
    .map((line) => line.replace(/^(?:[-•]|\d{1,3}[.)]) +/, ""))
    .map((line, index) => (isList ? line : `${isNumbered ? `${String(index + 1)}.` : "-"} ${line}`))
    .join("\n");
  const place = from + text.length;
  return { source: splice(source, from, to, text), start: lines.length > 1 ? from : place, end: place };
}

/**
 * Makes the selected words those of a link, whose address is typed next.
 * @param words what stands there while nothing is selected
 */
export function withLink(typed: Typed, words: string): Typed {
  const [start, end] = withoutBlanks(typed.source, ...wordAt(typed));
  const label = typed.source.slice(start, end).replace(/[[\]\n]/g, " ") || words;
  const address = "https://";
  const place = start + label.length + 3 + address.length;
  return {
    source: splice(typed.source, start, end, `[${label}](${address})`),
    start: place,
    end: place,
  };
}

function toggled(line: string, mark: string): string {
  const words = line.trim();
  if (words === "") return line;
  const isMarked = words.length > 2 && words.startsWith(mark) && words.endsWith(mark);
  return line.replace(words, () => (isMarked ? words.slice(1, -1) : mark + words + mark));
}

/** The selection, or the word that the caret stands in. */
function wordAt({ source, start, end }: Typed): [start: number, end: number] {
  if (start !== end) return [start, end];
  const before = /[\p{L}\p{N}]*$/u.exec(source.slice(0, start))?.[0].length ?? 0;
  const behind = /^[\p{L}\p{N}]*/u.exec(source.slice(end))?.[0].length ?? 0;
  return [start - before, end + behind];
}

function withoutBlanks(source: string, start: number, end: number): [start: number, end: number] {
  const chosen = source.slice(start, end);
  const from = start + chosen.length - chosen.trimStart().length;
  return [from, Math.max(from, start + chosen.trimEnd().length)];
}

function splice(source: string, start: number, end: number, text: string): string {
  return source.slice(0, start) + text + source.slice(end);
}
