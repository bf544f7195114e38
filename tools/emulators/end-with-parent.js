/**
 * Preloaded into firebase-tools. Its standard input is a pipe that the launcher holds open; when the launcher dies,
 * even by SIGKILL, the pipe closes and the suite shuts itself down, so that nothing is left running.
 */
process.stdin.on("end", () => {
  process.kill(process.pid, "SIGINT");
  // firebase-tools leads its own process group: whatever is left of it after a clean shutdown had its time goes too.
  setTimeout(() => process.kill(-process.pid, "SIGKILL"), 15_000).unref();
});
process.stdin.resume();
