/**
 * `node tools/storage-rules/runtime.ts serve`: decides Cloud Storage security rules for firebase-tools in place of its
 * Java program, by the same JSON lines over stdin and stdout. It ends when stdin does.
 */
import { createInterface } from "node:readline";
import { greeting, RulesProtocol } from "./protocol.ts";

function serve(): void {
  const send = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);
  const protocol = new RulesProtocol(send);
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
  lines.on("line", (line) => {
    if (line.trim() === "") return;
    try {
      protocol.handle(line);
    } catch (error) {
      // Without an id there is nobody to answer.
      process.stderr.write(`Unreadable message: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  });
  lines.on("close", () => process.exit(0));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(0));
  send(greeting);
}

const [command = "serve", ...others] = process.argv.slice(2);
if (command !== "serve" || others.length > 0) {
  process.stderr.write("Usage: node tools/storage-rules/runtime.ts serve\n");
  process.exit(1);
}
serve();
