import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { rootFolder } from "../../tools/folders.ts";

/** One request of Firebase's program to Google. */
export interface Call {
  method: string;
  host: string;
  /** With its query. */
  path: string;
  body: Buffer;
}

/** An answer: JSON, or its status and JSON. */
export type Reply = object | { status: number; json?: object };

export type Answerer = (call: Call) => Reply | undefined;

/** The name of each setting by which Firebase's program is led elsewhere, with the host that stands there otherwise. */
function origins(): [string, string][] {
  const source = readFileSync(join(rootFolder, "node_modules/firebase-tools/lib/api.js"), "utf8");
  return [...source.matchAll(/envOverride\("(\w+)", "https:\/\/([^"]+)"\)/g)].map(
    ([, name = "", host = ""]) => [name, host],
  );
}

/**
 * Google's control plane on loopback. Firebase's program is led there as to a proxy: it goes on saying which service it
 * asks, and names the services to be enabled rightly; it speaks plain HTTP, for which it brings no token of anybody's.
 */
export class GoogleStandIn {
  readonly calls: Call[] = [];
  readonly #server = createServer((request, response) => {
    void this.#take(request).then(({ status, json }) => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(json));
    });
  });
  readonly #answer: Answerer;

  constructor(answer: Answerer) {
    this.#answer = answer;
    this.#server.on("connect", (_request, socket) => {
      socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      this.#server.emit("connection", socket);
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, "127.0.0.1", resolve);
    });
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** What a process is told to come here, and nowhere else. */
  environment(): Record<string, string> {
    const { port } = this.#server.address() as AddressInfo;
    return {
      ...Object.fromEntries(origins().map(([name, host]) => [name, `http://${host}`])),
      HTTPS_PROXY: `http://127.0.0.1:${String(port)}`,
      NO_PROXY: "",
      FIREBASE_TOKEN: "nobody's",
    };
  }

  async #take(request: IncomingMessage): Promise<{ status: number; json: object }> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    // A request through a proxy may name the host in its address.
    const { host, pathname, search } = new URL(
      request.url ?? "/",
      `http://${request.headers.host ?? "nowhere"}`,
    );
    const call = { method: request.method ?? "", host, path: pathname + search, body: Buffer.concat(parts) };
    this.calls.push(call);
    const reply = this.#answer(call) ?? {
      status: 404,
      json: { error: { code: 404, message: "no such thing" } },
    };
    return "status" in reply && typeof reply.status === "number" && Object.keys(reply).length <= 2
      ? { status: reply.status, json: ("json" in reply ? reply.json : undefined) ?? {} }
      : { status: 200, json: reply };
  }
}
