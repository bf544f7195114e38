import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { rootFolder } from "../folders.ts";
import {
  basePorts,
  busyPorts,
  candidateOffsets,
  isBrowsable,
  isPortFree,
  parseOffset,
  portsAt,
} from "./ports.ts";

describe("ports", () => {
  it("moves every port by the offset", () => {
    const ports = portsAt(300);
    expect(ports.hosting).toBe(5300);
    expect(ports.hub).toBe(4740);
    for (const [name, port] of Object.entries(basePorts)) expect(ports).toHaveProperty(name, port + 300);
  });

  it("are those of firebase.json", () => {
    const emulator = z.object({ port: z.number(), websocketPort: z.number().optional() });
    const schema = z.object({ emulators: z.record(z.string(), z.unknown()) });
    const { emulators } = schema.parse(JSON.parse(readFileSync(join(rootFolder, "firebase.json"), "utf8")));
    const { vite: _vite, smtp: _smtp, inbox: _inbox, meta: _meta, firestoreWebsocket, ...named } = basePorts;
    for (const [name, port] of Object.entries(named)) expect(emulator.parse(emulators[name]).port).toBe(port);
    expect(emulator.parse(emulators["firestore"]).websocketPort).toBe(firestoreWebsocket);
  });

  it.each([
    [undefined, 0],
    ["", 0],
    ["0", 0],
    ["300", 300],
  ])("reads the offset %s as %i", (text, offset) => {
    expect(parseOffset(text)).toBe(offset);
  });

  it.each(["-1", "1.5", "abc", "60000", "1e3"])("refuses the offset %s with a sentence", (text) => {
    expect(() => parseOffset(text)).toThrow(/JANUR_PORT_OFFSET is ".*" but must be a whole number/);
  });

  it("avoids ports that browsers refuse", () => {
    expect(isBrowsable(0)).toBe(true);
    expect(isBrowsable(1000)).toBe(false);
    expect(isBrowsable(2000)).toBe(false);
    expect(() => parseOffset("2000")).toThrow(/port 10080, and browsers refuse that one: set it to 2100/);
  });

  it("tries every candidate once, and neighbours share no port", () => {
    const offsets = [...candidateOffsets(() => 0.5)];
    expect(new Set(offsets).size).toBe(offsets.length);
    expect(offsets.length).toBeGreaterThan(300);
    const differences = new Set<number>();
    for (const one of Object.values(basePorts)) {
      for (const other of Object.values(basePorts)) if (one !== other) differences.add(Math.abs(one - other));
    }
    expect(differences.has(10)).toBe(false);
  });

  it("keeps suites apart that are 200, 300, 400 or 500 from one another", () => {
    for (const distance of [200, 300, 400, 500]) {
      const taken = new Set<number>(Object.values(basePorts));
      expect(Object.values(portsAt(distance)).filter((port) => taken.has(port))).toEqual([]);
    }
  });

  it("sees a port in use and names it", async () => {
    const server = createServer();
    const port = await new Promise<number>((resolve) => {
      server.listen({ host: "127.0.0.1", port: 0 }, () => {
        const address = server.address();
        resolve(typeof address === "object" && address !== null ? address.port : 0);
      });
    });
    const offset = port - basePorts.hosting;
    expect(await isPortFree(port)).toBe(false);
    if (offset > 0 && offset < 56_000)
      expect((await busyPorts(offset)).map((busy) => busy.port)).toContain(port);
    await new Promise((resolve) => server.close(resolve));
    expect(await isPortFree(port)).toBe(true);
  });
});
