import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import { loopbackOption } from "../../tools/emulators/node-environment.ts";
import { rootFolder } from "../../tools/folders.ts";
import { runProcess, type ProcessResult } from "../../tools/run-process.ts";
import type { GoogleStandIn } from "./google-stand-in.ts";

const workspaces = ["", "functions", "web", "door", "event-page", "domain"];
/** What was made here, and what belongs to this folder alone. */
const left =
  /(?:^|\/)(?:node_modules|\.git|\.janur|test-results|playwright-report|\.env\..+)$|^(?:web\/dist|functions\/lib|docs|tests\/e2e)$/;

const projects = { staging: "janur-stg-1", production: "janur-prod-1" } as const;
export type Alias = keyof typeof projects;
export const projectOf = (alias: Alias): string => projects[alias];

/** The repository as it stands, in a folder of its own where settings may be written. Packages are those of here. */
export class RepositoryCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "janur-deploy-"));

  constructor() {
    cpSync(rootFolder, this.folder, {
      recursive: true,
      filter: (path) => basename(path) === ".env.example" || !left.test(relative(rootFolder, path)),
    });
    for (const workspace of workspaces) {
      const packages = join(rootFolder, workspace, "node_modules");
      if (existsSync(packages)) symlinkSync(packages, join(this.folder, workspace, "node_modules"));
    }
    const named = { projects: { default: "demo-janur", ...projects } };
    writeFileSync(join(this.folder, ".firebaserc"), JSON.stringify(named));
  }

  /** Writes whatever whoever deploys has to write, with what is to be other in it. */
  setUp(alias: Alias, { web = {}, functions = {} }: { web?: Settings; functions?: Settings } = {}): void {
    const project = projectOf(alias);
    this.#write(`web/.env.${alias}`, {
      VITE_FIREBASE_PROJECT_ID: project,
      VITE_FIREBASE_API_KEY: "a-key",
      VITE_FIREBASE_AUTH_DOMAIN: `${project}.firebaseapp.com`,
      VITE_FIREBASE_APP_ID: "1:2:web:3",
      ...web,
    });
    this.#write(`functions/.env.${project}`, {
      MAIL_FROM: "surat@janur.example",
      SITE_URL: "https://janur.example",
      FILES_BUCKET: `${project}-files`,
      HOSTING_EDGES: "151.101.0.0/16",
      ...functions,
    });
  }

  /** `npm run deploy -- <args>` with nobody at a terminal, against the stand-in and nothing else. */
  async deploy(google: GoogleStandIn, ...args: string[]): Promise<ProcessResult> {
    return runProcess("node", ["tools/bootstrap.js", "deploy", ...args], {
      cwd: this.folder,
      environment: {
        ...noEmulators,
        ...google.environment(),
        CI: "1",
        NO_COLOR: "1",
        NO_UPDATE_NOTIFIER: "1",
        XDG_CONFIG_HOME: join(this.folder, "config"),
        METADATA_SERVER_DETECTION: "none",
        NODE_OPTIONS: loopbackOption(process.env["NODE_OPTIONS"]),
      },
    });
  }

  delete(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A setting that is null is not written. */
  #write(name: string, values: Settings): void {
    const lines = Object.entries(values).map(([setting, value]) =>
      value === null ? "" : `${setting}="${value}"\n`,
    );
    writeFileSync(join(this.folder, name), lines.join(""));
  }
}

type Settings = Readonly<Record<string, string | null>>;

/** A suite may be running around the test: what leads to it is no business of a deployment. */
const noEmulators = {
  FIRESTORE_EMULATOR_HOST: "",
  FIREBASE_AUTH_EMULATOR_HOST: "",
  FIREBASE_STORAGE_EMULATOR_HOST: "",
  FIREBASE_EMULATOR_HUB: "",
  GCLOUD_PROJECT: "",
  GOOGLE_APPLICATION_CREDENTIALS: "",
};
