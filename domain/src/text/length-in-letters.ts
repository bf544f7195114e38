/** How long a name is in letters of usual width: "Mumun" takes more room than "Dimas", and "Rojali" less than "Wawan". */
export function lengthInLetters(name: string): number {
  return name.length + (name.match(/[mw]/gi)?.length ?? 0) * 0.6;
}
