import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { rootFolder } from "../folders.ts";
import { PlainError } from "../plain-error.ts";

/** Names the file in which the stand-in notes its process ids: firebase-tools starts Firestore outside its own group. */
const processListVariable = "JANUR_PROCESS_LIST";

/**
 * firebase-tools starts two parts of the suite as `java … -jar <jar> …`: Firestore and the rules runtime of Storage.
 * This writes a folder with a `java` that hands those two to hidane and to our own rules runtime, answers the version
 * question, and leaves every other call to the real Java, if there is one.
 * @returns the environment that makes firebase-tools use it (`lib/emulator/downloadableEmulators.js` there).
 */
export function writeJavaStandIns(folder: string, hidane: string): Record<string, string> {
  mkdirSync(folder, { recursive: true });
  const firestoreJar = join(folder, "firestore.jar");
  const storageRulesJar = join(folder, "storage-rules.jar");
  const runtime = join(rootFolder, "tools", "storage-rules", "runtime.ts");
  const shim = join(folder, "java");
  writeFileSync(firestoreJar, "");
  writeFileSync(storageRulesJar, "");
  writeFileSync(
    shim,
    javaScript({ folder, firestoreJar, storageRulesJar, hidane, node: process.execPath, runtime }),
  );
  chmodSync(shim, 0o755);
  return {
    PATH: `${folder}${delimiter}${process.env["PATH"] ?? ""}`,
    FIRESTORE_EMULATOR_BINARY_PATH: firestoreJar,
    STORAGE_EMULATOR_BINARY_PATH: storageRulesJar,
    [processListVariable]: join(folder, "processes"),
  };
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** The `java` script. It replaces itself with what it starts, so that signals from firebase-tools reach that program. */
export function javaScript(paths: {
  folder: string;
  firestoreJar: string;
  storageRulesJar: string;
  hidane: string;
  node: string;
  runtime: string;
}): string {
  return `#!/bin/sh
real() {
  PATH=$(printf %s "$PATH" | tr ':' '\\n' | grep -vxF ${quote(paths.folder)} | paste -s -d: -)
  export PATH
  command -v java >/dev/null 2>&1 || { echo "This emulator needs Java, which is not installed." >&2; exit 127; }
  exec java "$@"
}
for argument in "$@"; do
  [ "$argument" = "-version" ] && { echo 'openjdk version "21" (not needed: stand-ins are in use)' >&2; exit 0; }
done
jar=
previous=
for argument in "$@"; do
  [ "$previous" = "-jar" ] && { jar=$argument; break; }
  previous=$argument
done
case "$jar" in
  ${quote(paths.firestoreJar)})
    while [ "$1" != "-jar" ]; do shift; done
    shift 2
    echo $$ >> "$JANUR_PROCESS_LIST"
    exec ${quote(paths.hidane)} "$@" ;;
  ${quote(paths.storageRulesJar)})
    echo $$ >> "$JANUR_PROCESS_LIST"
    exec ${quote(paths.node)} ${quote(paths.runtime)} ;;
  *)
    real "$@" ;;
esac
`;
}

/**
 * For JANUR_EMULATORS=official.
 * @throws PlainError when there is no Java 21 or newer.
 */
export function requireJava(): void {
  const answer = spawnSync("java", ["-version"], { encoding: "utf8" });
  const major = Number(/version "(\d+)/.exec(`${answer.stderr}${answer.stdout}`)?.[1] ?? 0);
  if (major >= 21) return;
  const found = major === 0 ? "there is none" : `this is Java ${String(major)}`;
  throw new PlainError(
    `JANUR_EMULATORS=official needs Java 21 or newer and ${found}: install it, or unset JANUR_EMULATORS to run without Java.`,
  );
}
