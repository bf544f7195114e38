import { execFileSync } from "node:child_process";
import { rootFolder } from "../folders.ts";

/** Which build this is: the commit, and a plus where something was changed since; "unknown" outside of a repository. */
export function releaseId(): string {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: rootFolder, encoding: "utf8", stdio: "pipe" }).trim();
  try {
    const commit = git("rev-parse", "--short=12", "HEAD");
    return git("status", "--porcelain", "--untracked-files=no") === "" ? commit : `${commit}+`;
  } catch {
    return "unknown";
  }
}

/** As much of a stream of Node's as this needs. */
interface Stream {
  write(...args: unknown[]): boolean;
}

interface Streams {
  stdout: Stream;
  stderr: Stream;
}

/**
 * Puts the release into every line of the log, those of the platform's own included: each is one JSON object, which the
 * logger writes at once. In JavaScript of its own, because its text stands at the head of lib/index.cjs.
 */
export function stampLines(streams: Streams, release: string): void {
  for (const stream of [streams.stdout, streams.stderr]) {
    const write: (...args: unknown[]) => boolean = stream.write.bind(stream);
    stream.write = (...args: unknown[]) => {
      const [line, ...rest] = args;
      const isEntry = typeof line === "string" && line.startsWith('{"');
      return write(isEntry ? `{"release":${JSON.stringify(release)},${line.slice(1)}` : line, ...rest);
    };
  }
}

/** What lib/index.cjs begins with. */
export function releaseSource(id: string): string {
  return (
    `process.env.JANUR_RELEASE ??= ${JSON.stringify(id)};\n` +
    `(${stampLines.toString()})(process, process.env.JANUR_RELEASE);\n`
  );
}
