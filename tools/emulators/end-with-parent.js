/**
 * Preloaded into firebase-tools. Its standard input is a pipe that the launcher holds open; when the launcher dies,
 * even by SIGKILL, the pipe closes and the suite shuts itself down, so that nothing is left running.
 */
import { existsSync, readFileSync } from "node:fs";
function killAll() {
  const list = process.env.JANUR_PROCESS_LIST;
  const noted =
    list && existsSync(list) ? readFileSync(list, "utf8").split("\n").filter(Boolean).map(Number) : [];
  // firebase-tools leads its own process group, which functions' workers belong to; it goes last because it runs this.
  for (const pid of [...noted, -process.pid]) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // That one ended before.
    }
  }
}

process.stdin.on("end", () => {
  process.kill(process.pid, "SIGINT");
  setTimeout(killAll, 15_000).unref();
});
process.stdin.resume();
