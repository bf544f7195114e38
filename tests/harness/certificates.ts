import { generateKeyPairSync, sign, type KeyObject } from "node:crypto";

/* Certificates made as a test needs them (RFC 5280): nothing on this machine makes one, and one in the repository would run out. */

/** An authority, or a server's certificate with the key that goes with it; both as PEM. */
export interface Certified {
  cert: string;
  key: string;
}

interface Wanted {
  /** Names that it is for; of an authority what it is called. */
  names: readonly string[];
  isAuthority?: boolean;
  /** Days from now on which it begins and ends. */
  from?: number;
  until?: number;
}

function element(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const inside = Buffer.concat(parts);
  const size = inside.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), inside]);
}

const sequence = (...parts: Uint8Array[]) => element(0x30, ...parts);
const object = (hex: string) => element(0x06, Buffer.from(hex, "hex"));
/** ecdsa-with-SHA256 */
const algorithm = sequence(object("2a8648ce3d040302"));
const commonName = (name: string) =>
  sequence(element(0x31, sequence(object("550403"), element(0x0c, Buffer.from(name)))));

function time(days: number): Buffer {
  const text = new Date(Date.now() + days * 86_400_000).toISOString().replace(/[-:T]|\.\d+/g, "");
  return element(0x18, Buffer.from(text));
}

function extension(id: string, isCritical: boolean, value: Uint8Array): Buffer {
  const critical = isCritical ? [element(0x01, Buffer.from([255]))] : [];
  return sequence(object(id), ...critical, element(0x04, value));
}

function extensions({ names, isAuthority = false }: Wanted): Buffer {
  const basic = extension(
    "551d13",
    true,
    sequence(...(isAuthority ? [element(0x01, Buffer.from([255]))] : [])),
  );
  const alternatives = sequence(...names.map((name) => element(0x82, Buffer.from(name))));
  return element(0xa3, sequence(basic, extension("551d11", false, alternatives)));
}

function pem(bytes: Buffer): string {
  return `-----BEGIN CERTIFICATE-----\n${bytes.toString("base64").replace(/.{64}/g, "$&\n")}\n-----END CERTIFICATE-----\n`;
}

/** @param by the authority that signs; without one it signs itself */
export function certify(wanted: Wanted, by?: { name: string; key: string | KeyObject }): Certified {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const [name = ""] = wanted.names;
  const told = sequence(
    element(0xa0, element(0x02, Buffer.from([2]))),
    element(0x02, Buffer.from([1, ...Buffer.from(String(Date.now())).subarray(-8)])),
    algorithm,
    commonName(by?.name ?? name),
    sequence(time(wanted.from ?? -1), time(wanted.until ?? 1)),
    commonName(name),
    publicKey.export({ type: "spki", format: "der" }),
    extensions(wanted),
  );
  const signature = sign("sha256", told, by?.key ?? privateKey);
  return {
    cert: pem(sequence(told, algorithm, element(0x03, Buffer.from([0]), signature))),
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}
