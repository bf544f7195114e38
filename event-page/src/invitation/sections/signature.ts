/** A signature that begins with names: those names, and what follows them. */
export interface NamedSignature {
  names: readonly string[];
  /** "dan keluarga"; may be empty. */
  rest: string;
}

const between = /^\s*(?:,\s*(?:(?:dan|and)\s)?|&|(?:dan|and)\s)\s*/iu;

/**
 * Reads the hosts' names off the beginning of a signature, so that a page can close with them as it opened:
 * "Rani, Dimas, dan keluarga" is Rani and Dimas, and their families.
 * @param hosts the names as the page shows them
 * @returns null where it begins with something else
 */
export function readSignature(text: string, hosts: readonly string[]): NamedSignature | null {
  const names: string[] = [];
  let rest = text.trim();
  for (let ahead: string | undefined = rest; ahead !== undefined;) {
    const name = nameAt(ahead, hosts, names);
    if (name === undefined) break;
    names.push(name);
    rest = ahead.slice(name.length);
    const joint = between.exec(rest);
    ahead = joint === null ? undefined : rest.slice(joint[0].length);
  }
  return names.length === 0 ? null : { names, rest: rest.replace(/^[\s,]+/u, "") };
}

function nameAt(text: string, hosts: readonly string[], taken: readonly string[]): string | undefined {
  return hosts.find(
    (host) =>
      host !== "" &&
      !taken.includes(host) &&
      text.startsWith(host) &&
      !/^[\p{L}\p{M}\p{N}]/u.test(text.slice(host.length)),
  );
}
