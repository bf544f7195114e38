/**
 * Entry of every npm script: `node tools/bootstrap.js <command> [arguments]`.
 *
 * It runs on the machine's own Node (20 or newer) before anything is installed, so it is plain JavaScript without
 * dependencies. It installs what is missing and hands over to the project's own Node 24, which npm delivers, and
 * which runs the TypeScript of the other tools directly.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const commands = [
  "start",
  "dev",
  "build",
  "check",
  "test",
  "seed",
  "bench",
  "proof",
  "scale",
  "cost",
  "deploy",
  "smoke",
  "drill",
  "stress",
  "mutate",
  "grant-admin",
  "pictures",
  "contact-sheet",
  "layout",
  "art",
  "cards",
  "golden",
  "migrate",
  "operations-table",
  "themes",
];

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** True when every package of the lock file that this platform needs stands in node_modules in that version. */
function isInstalled() {
  const record = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(record) || !existsSync(projectNode())) return false;
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  const present = JSON.parse(readFileSync(record, "utf8")).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes("node_modules/") || entry.link || entry.optional) return true;
    return present[path] !== undefined && present[path].version === entry.version;
  });
}

function projectNode() {
  return join(root, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Two commands started together on a fresh clone must not both write node_modules: the second one waits. */
function withInstallLock(install) {
  const lock = join(root, ".janur", "install.lock");
  mkdirSync(join(root, ".janur"), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      const holder = existsSync(join(lock, "pid")) ? Number(readFileSync(join(lock, "pid"), "utf8")) : 0;
      if (holder !== 0 && !isAlive(holder)) rmSync(lock, { recursive: true, force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    }
  }
  writeFileSync(join(lock, "pid"), String(process.pid));
  try {
    install();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function installMissing() {
  if (isInstalled()) return;
  withInstallLock(() => {
    if (isInstalled()) return;
    // An existing folder is brought up to the lock file in place: `npm ci` would empty it under a running suite.
    const subcommand = existsSync(join(root, "node_modules")) ? "install" : "ci";
    process.stdout.write(`Installing packages (npm ${subcommand}) …\n`);
    const result = spawnSync("npm", [subcommand, "--no-audit", "--no-fund"], { cwd: root, stdio: "inherit" });
    if (result.error)
      fail(`npm could not be started (${result.error.message}). Install npm 10 or newer and run again.`);
    if (result.status !== 0) {
      fail(`npm ${subcommand} failed. Read its message above, check the network connection, and run again.`);
    }
    if (!existsSync(projectNode())) {
      fail("npm did not install the package `node`. Remove the folder node_modules and run again.");
    }
  });
}

/** Runs the command under the project's Node and ends as it ends; signals to this process reach it. */
function runUnderProjectNode(args) {
  const path = `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH || ""}`;
  const child = spawn(projectNode(), [join(root, "tools", "bootstrap.js"), ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH: path },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  // A SIGTERM to npm ends npm's shell and is not passed on: losing that parent means the same.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500).unref();
  child.on("error", (error) => fail(`Node 24 of node_modules could not be started: ${error.message}.`));
  child.on("exit", (code) => process.exit(code === null ? 1 : code));
}

function main() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < 20) {
    fail(
      `Janur needs Node 20 or newer and this is Node ${process.versions.node}: ` +
        "install a newer one (nodejs.org) and run the command again.",
    );
  }
  const [command, ...args] = process.argv.slice(2);
  if (!commands.includes(command)) fail(`Unknown command "${command}". There are: ${commands.join(", ")}.`);

  installMissing();
  if (major !== 24) {
    runUnderProjectNode([command, ...args]);
    return;
  }
  process.chdir(root);
  process.env.PATH = `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH || ""}`;
  import(pathToFileURL(join(root, "tools", "commands", `${command}.ts`)).href)
    .then((module) => module.run(args))
    .then(
      (code) => process.exit(code),
      (error) => {
        // Errors that say what to do are shown as that one sentence; anything else is a fault of ours, with its stack.
        process.stderr.write(
          `${error && error.name === "PlainError" ? error.message : String(error && error.stack)}\n`,
        );
        process.exit(1);
      },
    );
}

main();
