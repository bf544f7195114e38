import { spawn, type ChildProcess } from "node:child_process";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { suiteProject } from "../build/web-project.ts";
import { rootFolder, workFolder } from "../folders.ts";
import { PlainError } from "../plain-error.ts";
import { findHidane } from "./hidane.ts";
import { requireJava, writeJavaStandIns } from "./java-stand-ins.ts";
import { startMailServer, type MailServer } from "./mail-server.ts";
import { metaUrl, startMetaServer, type MetaServer } from "../../tests/harness/whatsapp/meta-server.ts";
import { nodeEnvironment } from "./node-environment.ts";
import { basePorts, busyPorts, freeOffsetAbove, portsAt, type Ports } from "./ports.ts";
import { suiteConfig } from "./suite-config.ts";

export const projectId = suiteProject;

/** Where a suite answers, and the environment that leads SDKs and tests to it. */
export interface SuiteAddress {
  readonly projectId: string;
  readonly offset: number;
  readonly ports: Ports;
  /** `http://127.0.0.1:5000` at offset 0: the product as a visitor sees it. */
  readonly hostingUrl: string;
  /** `http://127.0.0.1:7083` at offset 0: the mails that the product sent. */
  readonly inboxUrl: string;
  readonly environment: Readonly<Record<string, string>>;
}

export interface Suite extends SuiteAddress {
  /** Everything the emulators printed. */
  readonly logFile: string;
  /** Hosts other than loopback that were refused, one per line; empty unless `loopbackOnly`. */
  readonly outsideConnections: () => string[];
  /** Settles when the suite ended without being asked to. */
  readonly ended: Promise<void>;
  /** Writes all data to the data folder. */
  readonly save: () => Promise<void>;
  /** Saves when there is a data folder, then ends every process of the suite. */
  readonly stop: () => Promise<void>;
}

export interface SuiteOptions {
  offset: number;
  /** Folder whose data are loaded, and saved to when the suite stops; without it nothing is kept. */
  dataFolder?: string;
  /** Refuse and report every connection that leaves this machine (for tests). */
  loopbackOnly?: boolean;
  /** Aborting it during the start ends what was started so far. */
  signal: AbortSignal;
  say: (line: string) => void;
  /** Lines that somebody at the terminal should see: warnings, errors, what functions log. */
  report?: (line: string) => void;
}

/** Address and environment of the suite at an offset, whether or not one runs there. */
export function suiteAddress(offset: number): SuiteAddress {
  const ports = portsAt(offset);
  const at = (port: number) => `127.0.0.1:${String(port)}`;
  return {
    projectId,
    offset,
    ports,
    hostingUrl: `http://${at(ports.hosting)}`,
    inboxUrl: `http://${at(ports.inbox)}`,
    environment: {
      GCLOUD_PROJECT: projectId,
      GOOGLE_CLOUD_PROJECT: projectId,
      FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
      FIRESTORE_EMULATOR_HOST: at(ports.firestore),
      FIREBASE_AUTH_EMULATOR_HOST: at(ports.auth),
      FIREBASE_STORAGE_EMULATOR_HOST: at(ports.storage),
      STORAGE_EMULATOR_HOST: `http://${at(ports.storage)}`,
      CLOUD_TASKS_EMULATOR_HOST: at(ports.tasks),
      CLOUD_EVENTARC_EMULATOR_HOST: `http://${at(ports.eventarc)}`,
      FIREBASE_EMULATOR_HUB: at(ports.hub),
      JANUR_PORT_OFFSET: String(offset),
      JANUR_HOSTING_URL: `http://${at(ports.hosting)}`,
      JANUR_FUNCTIONS_URL: `http://${at(ports.functions)}`,
      JANUR_SMTP_URL: `smtp://${at(ports.smtp)}`,
      JANUR_INBOX_URL: `http://${at(ports.inbox)}`,
      JANUR_LOOPBACK_APPS: "true",
      JANUR_WHATSAPP_URL: metaUrl(ports.meta),
      METADATA_SERVER_DETECTION: "none",
    },
  };
}

/**
 * Starts Auth, Firestore, Functions, Storage, Tasks, Eventarc, Hosting, a mail server and one that speaks for Meta and resolves when all answer.
 * @throws PlainError when a port is in use, an emulator cannot be had or does not start, or the start was aborted;
 * nothing is left running then.
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { offset, signal, say } = options;
  await requireFreePorts(offset);

  const folder = join(workFolder, "suites", String(offset));
  const address = suiteAddress(offset);
  const logFile = join(folder, "suite.log");
  const outsideLog = join(folder, "outside.log");
  prepareFolder(folder, address.ports);

  // Own folder for temporary files: firebase-tools finds "the" running hub of a project by a file there, so that two
  // suites would save each other's data. It is short because the paths of Unix sockets must fit in 104 bytes.
  const temporary = mkdtempSync(join(tmpdir(), "janur-"));
  let child: ChildProcess | undefined;
  let mail: MailServer | undefined;
  let meta: MetaServer | undefined;
  const stop = async (): Promise<void> => {
    await Promise.all([mail?.close(), meta?.close()]);
    if (child !== undefined) await endProcesses(child, join(folder, "java", "processes"));
    rmSync(temporary, { recursive: true, force: true });
    rmSync(join(folder, "launcher.pid"), { force: true });
  };

  try {
    mail = await startMailServer(address.ports);
    meta = await startMetaServer(address.ports.meta);
    child = spawn(process.execPath, firebaseArguments(options.dataFolder), {
      cwd: folder,
      detached: true,
      stdio: ["pipe", "pipe", "pipe"],
      env: {
        ...process.env,
        ...silentEnvironment(folder),
        ...(await standIns(folder, say, signal)),
        ...nodeEnvironment(options.loopbackOnly === true ? outsideLog : undefined),
        // What functions read of it: where mails go, and what links in them begin with.
        JANUR_SMTP_URL: address.environment["JANUR_SMTP_URL"],
        JANUR_HOSTING_URL: address.hostingUrl,
        // Other programs of a host's stand on this machine, too.
        JANUR_LOOPBACK_APPS: address.environment["JANUR_LOOPBACK_APPS"],
        JANUR_WHATSAPP_URL: address.environment["JANUR_WHATSAPP_URL"],
        TMPDIR: temporary,
      },
    });
    const running = child;
    const ended = new Promise<void>((resolve) => {
      running.once("exit", () => {
        resolve();
      });
    });
    await untilReady(running, { ended, logFile, signal, report: options.report });

    let stopping: Promise<void> | undefined;
    const save = async (): Promise<void> => {
      if (options.dataFolder !== undefined) await saveData(address.ports.hub, options.dataFolder);
    };
    const saveAndStop = async (): Promise<void> => {
      try {
        await save();
      } finally {
        await stop();
      }
    };
    return {
      ...address,
      logFile,
      outsideConnections: () =>
        existsSync(outsideLog) ? readFileSync(outsideLog, "utf8").split("\n").filter(Boolean) : [],
      ended,
      save,
      stop: () => (stopping ??= saveAndStop()),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @throws PlainError naming the first port of the offset that is taken, and what to do. */
export async function requireFreePorts(offset: number): Promise<void> {
  const busy = await busyPorts(offset);
  const first = busy[0];
  if (first === undefined) return;
  const pidFile = join(workFolder, "suites", String(offset), "launcher.pid");
  const held = `Port ${String(first.port)} (${first.name}) is in use`;
  const other = `start with JANUR_PORT_OFFSET=${String((await freeOffsetAbove(offset)) ?? offset + 1000)} to use other ports`;
  if (existsSync(pidFile)) {
    const pid = readFileSync(pidFile, "utf8");
    throw new PlainError(
      `${held}, probably by the Janur that process ${pid} runs: stop that one (Ctrl-C there), or ${other}.`,
    );
  }
  throw new PlainError(`${held}: stop the program that holds it, or ${other}.`);
}

/**
 * The suite's own folder: firebase-tools takes the folder of firebase.json for the project and refuses paths that
 * lead out of it, so what it reads is linked in. `functions` is a folder of its own so that the emulator watches the
 * built code only, not the sources.
 */
function prepareFolder(folder: string, ports: Ports): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "functions"), { recursive: true });
  mkdirSync(join(folder, "web"));
  for (const product of ["functions/lib", "web/dist"])
    mkdirSync(join(rootFolder, product), { recursive: true });
  const link = (path: string) => {
    symlinkSync(join(rootFolder, path), join(folder, path));
  };
  for (const file of ["firestore.rules", "firestore.indexes.json", "storage.rules"]) link(file);
  for (const path of ["functions/lib", "functions/package.json", "web/dist"]) link(path);
  // Present only while npm cannot hoist all that functions need to the root.
  if (existsSync(join(rootFolder, "functions", "node_modules"))) link("functions/node_modules");
  writeFileSync(join(folder, "firebase.json"), JSON.stringify(suiteConfig(ports), null, 2));
  writeFileSync(join(folder, "launcher.pid"), String(process.pid));
}

function firebaseArguments(dataFolder: string | undefined): string[] {
  const preload = pathToFileURL(join(rootFolder, "tools", "emulators", "end-with-parent.js")).href;
  const firebase = join(rootFolder, "node_modules", "firebase-tools", "lib", "bin", "firebase.js");
  const load = dataFolder !== undefined && existsSync(dataFolder) ? ["--import", dataFolder] : [];
  // Named one by one: left to itself firebase-tools adds Extensions, which asks for a sign-in. Tasks and Eventarc come
  // with Functions.
  const only = "auth,firestore,functions,hosting,storage";
  return ["--import", preload, firebase, "emulators:start", "--project", projectId, "--only", only, ...load];
}

/**
 * What keeps firebase-tools and the SDKs from calling home. CI: no message of the day; NO_UPDATE_NOTIFIER and
 * npm_config_offline: no look at the registry (it runs `npm show firebase-functions`); an empty XDG_CONFIG_HOME: no stored account and no consent to usage figures; METADATA_SERVER_DETECTION
 * and an absent GOOGLE_APPLICATION_CREDENTIALS: no search for Google credentials. Checked with
 * `strace -f -e trace=connect` over a start, a sign-up, a function call and a stop: only loopback and Unix sockets.
 */
function silentEnvironment(folder: string): Record<string, string | undefined> {
  return {
    CI: "1",
    NO_UPDATE_NOTIFIER: "1",
    npm_config_offline: "true",
    XDG_CONFIG_HOME: join(folder, "config"),
    METADATA_SERVER_DETECTION: "none",
    GOOGLE_APPLICATION_CREDENTIALS: undefined,
    FIREBASE_TOKEN: undefined,
    NO_COLOR: "1",
    FORCE_COLOR: undefined,
  };
}

async function standIns(
  folder: string,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<Record<string, string>> {
  if (process.env["JANUR_EMULATORS"] === "official") {
    requireJava();
    return {};
  }
  return writeJavaStandIns(join(folder, "java"), await findHidane(say, signal));
}

/** Follows the output until the suite says that it is ready; the whole output goes to the log file. */
async function untilReady(
  child: ChildProcess,
  options: {
    ended: Promise<void>;
    logFile: string;
    signal: AbortSignal;
    report?: ((line: string) => void) | undefined;
  },
): Promise<void> {
  const tail: string[] = [];
  const ready = Promise.withResolvers<"ready">();
  const read = (line: string) => {
    appendFileSync(options.logFile, `${line}\n`);
    tail.push(line);
    if (tail.length > 30) tail.shift();
    if (line.includes("All emulators ready")) ready.resolve("ready");
    if (isWorthShowing(line)) options.report?.(line);
  };
  for (const stream of [child.stdout, child.stderr]) {
    if (stream !== null) createInterface({ input: stream }).on("line", read);
  }
  const aborted = new Promise<"aborted">((resolve) => {
    if (options.signal.aborted) resolve("aborted");
    options.signal.addEventListener("abort", () => {
      resolve("aborted");
    });
  });
  const outcome = await Promise.race([ready.promise, aborted, options.ended.then(() => "ended" as const)]);
  if (outcome === "aborted") throw new PlainError("Stopped before the emulators were ready.");
  if (outcome === "ended") {
    throw new PlainError(
      `The emulators did not start. Their last words:\n\n${tail.join("\n")}\n\nAll of it: ${options.logFile}`,
    );
  }
}

/** Warnings, errors and the output of functions; the emulators' own progress stays in the log file. */
export function isWorthShowing(line: string): boolean {
  if (/Env variable override detected|Emulator UI is not starting/.test(line)) return false;
  return /^(⚠|✖|>)/u.test(line) || /^(\[ERROR\]|Error:)/.test(line);
}

/** Exports through the hub into a new folder and swaps it in: a crash half-way leaves the older data whole. */
async function saveData(hubPort: number, dataFolder: string): Promise<void> {
  const next = `${dataFolder}.next`;
  const previous = `${dataFolder}.previous`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  const answer = await fetch(`http://127.0.0.1:${String(hubPort)}/_admin/export`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ path: next, initiatedBy: "janur" }),
  });
  if (!answer.ok) throw new Error(`saving the emulators' data failed: ${await answer.text()}`);
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(dataFolder)) renameSync(dataFolder, previous);
  renameSync(next, dataFolder);
  rmSync(previous, { recursive: true, force: true });
}

/**
 * Asks firebase-tools to shut down cleanly; after 10 s, and for whatever a clean shutdown left, kills its process group
 * (functions' workers) and the processes that the Java stand-in noted (Firestore, rules runtime).
 */
async function endProcesses(child: ChildProcess, processList: string): Promise<void> {
  if (child.pid === undefined) return;
  if (child.exitCode === null && child.signalCode === null) {
    const exited = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGINT");
    await Promise.race([exited, delay(10_000, undefined, { ref: false })]);
  }
  const noted = existsSync(processList) ? readFileSync(processList, "utf8").split("\n").filter(Boolean) : [];
  for (const pid of [-child.pid, ...noted.map(Number)]) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // That one ended before.
    }
  }
}

/** True when the hub of a suite answers at this offset. */
export async function isSuiteRunning(offset: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${String(basePorts.hub + offset)}/emulators`);
    return answer.ok;
  } catch {
    return false;
  }
}
