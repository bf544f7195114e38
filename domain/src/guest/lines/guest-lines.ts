import { readLine, type GuestLine, type ReadLine } from "./guest-line.ts";
import { namedPerson } from "../named-person.ts";

/** A line of a pasted list, by its place from 1. */
export interface ListedLine extends GuestLine {
  line: number;
  typed: string;
}

/** What stands on the lines of a pasted list. Lines of nothing are left out; those that are rather no guest are there, with why. */
export function readGuestLines(text: string): ListedLine[] {
  const lines = text
    .split(/\r\n?|\n/)
    .map((typed, index) => ({ typed, line: index + 1, read: readLine(typed) }))
    .filter(({ read }) => !read.isNothing);
  const bulleted = lines.filter(({ read }) => read.isBulleted).length;
  return lines.map(({ typed, line, read }, index) => {
    const { isNothing: _nothing, isBulleted: _bulleted, isBold: _bold, ...said } = read;
    const isOver = isHeadingOver(read, lines[index + 1]?.read, bulleted / lines.length);
    return { ...said, doubt: said.doubt ?? (isOver ? "heading" : null), typed, line };
  });
}

/** Among lines with bullets, or plain ones, the other kind above them is what they are called. */
function isHeadingOver(read: ReadLine, next: ReadLine | undefined, share: number): boolean {
  if (next === undefined || read.phone !== "" || read.email !== "") return false;
  if (namedPerson(read.name).honorific !== "") return false;
  const isAlone = !read.isBulleted && next.isBulleted && share > 0.4;
  return isAlone || (read.isBold && !next.isBold && !read.isBulleted && next.phone === "");
}
