import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Browser, BrowserType, LaunchOptions } from "@playwright/test";

/** A browser whose profile outlives it, and which dies as a phone does whose battery is empty. */
export interface OwnChromium {
  browser: Browser;
  /** Ends the whole browser from one moment to the next; nothing is written any more. */
  kill: () => Promise<void>;
}

export async function startOwnChromium(
  type: BrowserType,
  { executablePath, args = [] }: LaunchOptions,
  profile: string,
): Promise<OwnChromium> {
  if (executablePath === undefined) throw new Error("no browser is named");
  const child = spawn(
    executablePath,
    [...args, "--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
    // A group of its own, so that its parts die with it.
    { detached: true, stdio: ["ignore", "ignore", "pipe"] },
  );
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stderr.on("data", (piece: Buffer) => {
      said += piece.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once("exit", () => {
      reject(new Error(`the browser did not start: ${said}`));
    });
  });
  const browser = await type.connectOverCDP(address);
  return {
    browser,
    kill: async () => {
      const gone = once(child, "exit");
      process.kill(-(child.pid ?? 0), "SIGKILL");
      await gone;
    },
  };
}
