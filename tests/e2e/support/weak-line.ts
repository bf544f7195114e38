import { createServer, request } from "node:http";
import { portOf } from "../../harness/serve.ts";

/** Stands between a phone and Hosting: what a service worker asks for does not pass the routes of a test. */
export interface WeakLine {
  origin: string;
  /** What becomes of invitations that are asked for: they come, hang for ever, fail at the server, or are gone. */
  documents: "come" | "hang" | 503 | 404;
  /** A script in the place of the one at this path. */
  scripts: Map<string, string>;
  close: () => void;
}

export async function startWeakLine(hosting: string): Promise<WeakLine> {
  const server = createServer((incoming, outgoing) => {
    const { method = "GET", url: path = "/", headers } = incoming;
    const script = line.scripts.get(path);
    const isDocument = headers["sec-fetch-mode"] === "navigate" && path.startsWith("/event/");
    if (script !== undefined) outgoing.writeHead(200, { "Content-Type": "text/javascript" }).end(script);
    else if (isDocument && line.documents === "hang") return;
    else if (isDocument && line.documents !== "come") outgoing.writeHead(Number(line.documents)).end();
    else {
      const onward = request(hosting + path, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on("error", () => outgoing.destroy());
      incoming.pipe(onward);
    }
  });
  const line: WeakLine = {
    origin: "",
    documents: "come",
    scripts: new Map(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  line.origin = `http://127.0.0.1:${String(portOf(server))}`;
  return line;
}
