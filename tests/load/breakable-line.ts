import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A line to a server that a test can cut. */
export interface BreakableLine {
  port: number;
  /** Ends every connection at once, whatever is on its way; new ones are taken. */
  cut: () => void;
  close: () => void;
}

/** Listens on a free port of this machine and hands everything on. @param address `host:port` */
export async function breakableLine(address: string): Promise<BreakableLine> {
  const { hostname, port } = new URL(`http://${address}`);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      // A cut line is what this is for.
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: portOf(server.address()),
    cut,
    close: () => {
      server.close();
      cut();
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("the line has no port");
  return address.port;
}
