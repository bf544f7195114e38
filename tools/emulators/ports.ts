import { connect, createServer } from "node:net";
import { PlainError } from "../plain-error.ts";

/**
 * Ports at offset 0. They are those of firebase.json; a test compares the two. Where nobody relies on the usual number,
 * it is one that offsets in whole hundreds do not bring onto another emulator's.
 */
export const basePorts = {
  hosting: 5000,
  functions: 5001,
  vite: 5173,
  smtp: 7027,
  inbox: 7083,
  meta: 7131,
  firestore: 8080,
  auth: 9099,
  firestoreWebsocket: 9150,
  storage: 9199,
  eventarc: 9293,
  tasks: 9497,
  hub: 4440,
  logging: 4445,
} as const;

export type PortName = keyof typeof basePorts;
export type Ports = Readonly<Record<PortName, number>>;

/** Ports that Chromium refuses to open (its net::kRestrictedPorts, as far as offsets can reach them). */
const browserBlockedPorts = new Set([5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6697, 10080]);

/** All ports of a suite at an offset (0 … 56000). */
export function portsAt(offset: number): Ports {
  const at = (name: PortName) => basePorts[name] + offset;
  return {
    hosting: at("hosting"),
    functions: at("functions"),
    vite: at("vite"),
    smtp: at("smtp"),
    inbox: at("inbox"),
    meta: at("meta"),
    firestore: at("firestore"),
    auth: at("auth"),
    firestoreWebsocket: at("firestoreWebsocket"),
    storage: at("storage"),
    eventarc: at("eventarc"),
    tasks: at("tasks"),
    hub: at("hub"),
    logging: at("logging"),
  };
}

/**
 * The offset that JANUR_PORT_OFFSET asks for; 0 when it is not set.
 * @throws PlainError when it is no whole number that keeps every port within 65535, or brings one where no browser goes.
 */
export function parseOffset(text: string | undefined): number {
  if (text === undefined || text === "") return 0;
  const offset = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isInteger(offset) || offset + Math.max(...Object.values(basePorts)) > 65535) {
    throw new PlainError(
      `JANUR_PORT_OFFSET is "${text}" but must be a whole number from 0 to ${String(65535 - Math.max(...Object.values(basePorts)))}: set it to 100, for example.`,
    );
  }
  const blocked = blockedPort(offset);
  if (blocked !== undefined) {
    throw new PlainError(
      `JANUR_PORT_OFFSET is ${String(offset)}, which asks for port ${String(blocked)}, and browsers refuse that one: set it to ${String(offset + 100)}, for example.`,
    );
  }
  return offset;
}

function blockedPort(offset: number): number | undefined {
  return Object.values(portsAt(offset)).find((port) => browserBlockedPorts.has(port));
}

/** True when no browser refuses a port of this offset. */
export function isBrowsable(offset: number): boolean {
  return blockedPort(offset) === undefined;
}

/** True when nothing answers on this loopback port and a server can be opened there. */
export async function isPortFree(port: number): Promise<boolean> {
  // Listening alone is not enough: on macOS a wildcard listener leaves the loopback address free to bind.
  const answers = await new Promise<boolean>((resolve) => {
    const socket = connect({ host: "127.0.0.1", port });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => {
      resolve(false);
    });
  });
  if (answers) return false;
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => {
      resolve(false);
    });
    server.listen({ host: "127.0.0.1", port }, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}

/** The ports of an offset that something else holds. */
export async function busyPorts(offset: number): Promise<{ name: string; port: number }[]> {
  const ports = Object.entries(portsAt(offset)).map(([name, port]) => ({ name, port }));
  const free = await Promise.all(ports.map(({ port }) => isPortFree(port)));
  return ports.filter((_, index) => free[index] === false);
}
/** The next offset above this one, in steps of ten, at which every port is free; undefined when there is none near. */
export async function freeOffsetAbove(offset: number): Promise<number | undefined> {
  for (let candidate = offset + 10; candidate <= offset + 1000; candidate += 10) {
    if (isBrowsable(candidate) && (await busyPorts(candidate)).length === 0) return candidate;
  }
  return undefined;
}

/** Offsets that tests try, from a random start: two runs that begin together seldom try the same one first. */
export function* candidateOffsets(random: () => number = Math.random): Generator<number> {
  // Steps of ten never put one emulator of a suite on another one's port of the neighbouring suite.
  const count = 400;
  const start = Math.floor(random() * count);
  for (let step = 0; step < count; step += 1) {
    const offset = 10_000 + ((start + step) % count) * 10;
    if (isBrowsable(offset)) yield offset;
  }
}

/**
 * An offset at which every port is free now.
 * @throws PlainError when there is none.
 */
export async function findFreeOffset(): Promise<number> {
  for (const offset of candidateOffsets()) {
    if ((await busyPorts(offset)).length === 0) return offset;
  }
  throw new PlainError(
    "No free ports were found between 14400 and 23500: stop what holds them, or set JANUR_PORT_OFFSET.",
  );
}
