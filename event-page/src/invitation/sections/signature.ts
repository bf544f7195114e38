/** A signature in three parts: what leads to names, names, and what follows them; any of them may be empty. */
export interface Signature {
  /** "Kami yang berbahagia," */
  lead: string;
  names: readonly string[];
  /** "dan keluarga"; all of it where it tells no host's name. */
  rest: string;
}

const between = /^\s*(?:,\s*(?:(?:dan|and)\s)?|&|(?:dan|and)\s)\s*/iu;
/** Names follow a comma or a line of their own: "keluarga besar Rani" are others. */
const leading = /^[^,\n]*[,\n]\s*/u;

/**
 * Reads the hosts' names out of a signature, so that a page can close with them as it opened:
 * "Rani, Dimas, dan keluarga" is Rani and Dimas, and their families.
 * @param hosts the names as the page shows them
 */
export function readSignature(text: string, hosts: readonly string[]): Signature {
  const whole = text.trim();
  const [lead = ""] = leading.exec(whole) ?? [];
  const begun = namesAt(whole, hosts);
  if (begun.names.length > 0 || lead === "") return { lead: "", ...begun };
  const led = namesAt(whole.slice(lead.length), hosts);
  return led.names.length > 0 ? { lead: lead.trim(), ...led } : { lead: "", ...begun };
}

function namesAt(text: string, hosts: readonly string[]): Pick<Signature, "names" | "rest"> {
  const names: string[] = [];
  let rest = text;
  for (let ahead: string | undefined = rest; ahead !== undefined;) {
    const name = nameAt(ahead, hosts, names);
    if (name === undefined) break;
    names.push(name);
    rest = ahead.slice(name.length);
    const joint = between.exec(rest);
    ahead = joint === null ? undefined : rest.slice(joint[0].length);
  }
  return { names, rest: names.length === 0 ? rest : rest.replace(/^[\s,]+/u, "") };
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
