import { createServer as createHttpServer, request as httpRequest } from "node:http";
import {
  connect as connectHttp2,
  constants,
  createServer as createHttp2Server,
  type IncomingHttpHeaders,
} from "node:http2";
import { createServer, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { paths } from "@janur/domain/paths";
import { portOf } from "./serve.ts";

export interface Counts {
  /** Documents asked for, present or not. */
  reads: number;
  /** Documents written or deleted. */
  writes: number;
  /** Whatever else was called, by name; empty where only documents are read and written. */
  others: string[];
}

/** Stands before the Firestore emulator and counts what passes. */
export interface CountingProxy {
  /** For `FIRESTORE_EMULATOR_HOST`. */
  host: string;
  /** What passes while `work` runs. */
  counted: (work: () => Promise<unknown>) => Promise<Counts>;
  /**
   * The same of many requests, but for what is not theirs: one look at what is shut, which an instance takes every 25 s,
   * and what requests of before still read, whose answer was clear before.
   */
  countedOfMany: (work: () => Promise<unknown>) => Promise<Counts>;
  close: () => void;
}

const service = "/google.firestore.v1.Firestore/";

/** How many times field 2 occurs: the documents of BatchGetDocuments, the writes of Commit. */
function fieldTwoOf(frames: Buffer): number {
  let found = 0;
  // A frame: one byte that says whether it is compressed, four of length, the message.
  for (let frame = 0; frame + 5 <= frames.length; frame += 5 + frames.readUInt32BE(frame + 1)) {
    const message = frames.subarray(frame + 5, frame + 5 + frames.readUInt32BE(frame + 1));
    let at = 0;
    const varint = (): number => {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = message[at++] ?? 0;
        value += (byte & 0x7f) * 2 ** shift;
        if (byte < 0x80) return value;
      }
    };
    while (at < message.length) {
      const tag = varint();
      if (tag >> 3 === 2) found += 1;
      const value = varint();
      // Of a message or text this was its length.
      if ((tag & 7) === 2) at += value;
    }
  }
  return found;
}

export async function startCountingProxy(target: string): Promise<CountingProxy> {
  let counts: Counts = { reads: 0, writes: 0, others: [] };
  let looksAtSwitches = 0;
  const note = (path: string, body: Buffer) => {
    const method = path.replace(service, "");
    if (method === "BatchGetDocuments") counts.reads += fieldTwoOf(body);
    else if (method === "Commit") counts.writes += fieldTwoOf(body);
    else counts.others.push(method);
  };

  const upstream = connectHttp2(`http://${target}`);
  const grpc = createHttp2Server();
  grpc.on("stream", (stream, headers) => {
    const onward = upstream.request({ ...headers, [constants.HTTP2_HEADER_AUTHORITY]: target });
    const sent: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => {
      sent.push(chunk);
      onward.write(chunk);
    });
    stream.on("end", () => {
      note(String(headers[constants.HTTP2_HEADER_PATH]), Buffer.concat(sent));
      onward.end();
    });
    let trailers: IncomingHttpHeaders = {};
    onward.on("trailers", (received: IncomingHttpHeaders) => {
      trailers = received;
    });
    onward.on("response", (answer, flags) => {
      const isWhole = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
      stream.respond(answer, isWhole ? { endStream: true } : { waitForTrailers: true });
      if (isWhole) return;
      stream.on("wantTrailers", () => {
        stream.sendTrailers(trailers);
      });
      onward.pipe(stream);
    });
  });

  const rest = createHttpServer((incoming, outgoing) => {
    const { method = "GET", url: path = "/", headers } = incoming;
    if (path.endsWith(`/documents/${paths.service("switches")}`)) looksAtSwitches += 1;
    if (method === "GET" && path.includes("/documents/")) counts.reads += 1;
    else counts.others.push(`${method} ${path}`);
    const onward = httpRequest(`http://${target}${path}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });

  // Both kinds of clients come to one port, as to the emulator itself.
  const sockets = new Set<Socket>();
  const front = createServer((socket) => {
    sockets.add(socket);
    socket.once("data", (first: Buffer) => {
      socket.pause();
      socket.unshift(first);
      if (first.toString("latin1").startsWith("PRI * HTTP/2.0")) {
        grpc.emit("connection", socket);
      } else {
        rest.emit("connection", socket);
        socket.resume();
      }
    });
  });
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
  const counted = async (work: () => Promise<unknown>): Promise<Counts> => {
    counts = { reads: 0, writes: 0, others: [] };
    looksAtSwitches = 0;
    await work();
    return counts;
  };
  return {
    host: `127.0.0.1:${String(portOf(front))}`,
    counted,
    countedOfMany: async (work) => {
      await setTimeout(100);
      const { reads, ...rest } = await counted(work);
      return { reads: reads - Math.min(1, looksAtSwitches), ...rest };
    },
    close: () => {
      front.close();
      upstream.destroy();
      for (const socket of sockets) socket.destroy();
    },
  };
}
