import { spawn } from "node:child_process";
import { rootFolder } from "./folders.ts";

/** How a child process ended, with all it printed. */
export interface ProcessResult {
  code: number;
  output: string;
}

/**
 * Runs a program of node_modules/.bin (or any on PATH) in the repository and waits for its end.
 * @param options.show lets the output (or only standard error) through to the terminal; it is collected either way.
 */
export async function runProcess(
  command: string,
  args: readonly string[],
  options: {
    environment?: Readonly<Record<string, string>>;
    cwd?: string;
    show?: boolean | "errors";
    /** Leaves standard error out of what is collected, for output that is parsed. */
    onlyStandardOutput?: boolean;
    signal?: AbortSignal;
  } = {},
): Promise<ProcessResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? rootFolder,
      env: { ...process.env, ...options.environment },
      stdio: ["ignore", "pipe", "pipe"],
      ...(options.signal === undefined ? {} : { signal: options.signal, killSignal: "SIGTERM" }),
    });
    let output = "";
    const collect = (target: NodeJS.WriteStream) => (chunk: string) => {
      if (target === process.stdout || options.onlyStandardOutput !== true) output += chunk;
      if (options.show === true || (options.show === "errors" && target === process.stderr))
        target.write(chunk);
    };
    child.stdout.setEncoding("utf8");
    child.stderr.setEncoding("utf8");
    child.stdout.on("data", collect(process.stdout));
    child.stderr.on("data", collect(process.stderr));
    child.once("error", (error) => {
      if (error.name === "AbortError") resolve({ code: 130, output });
      else reject(error);
    });
    child.once("close", (code) => {
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a program that may ask the person at the terminal; resolves with its exit code. */
export async function runInteractively(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: rootFolder, stdio: "inherit" });
    child.once("error", reject);
    child.once("exit", (code) => {
      resolve(code ?? 1);
    });
  });
}
