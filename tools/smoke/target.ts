import * as z from "zod";
import type { WebSettings } from "../build/web-project.ts";
import type { GoogleProject } from "../deploy/google.ts";
import { PlainError } from "../plain-error.ts";

/** Where a smoke run goes, and what it brings. */
export interface SmokeTarget {
  /** `https://janur.example`, without a slash at the end. */
  site: string;
  isLocal: boolean;
  firebase: { projectId: string; apiKey: string; storageBucket: string };
  /** Of the local suite; null where Google's own services are asked. */
  emulators: { auth: string; firestore: string; storage: string } | null;
  account: { email: string; password: string };
  /** Whether a mail of that template, made since then, reached the mail server. */
  isMailed: (template: string, to: string, since: Date) => Promise<boolean>;
}

/** The suite that runs here, with the demo's first host. */
export function localTarget(environment: Readonly<Record<string, string>>): SmokeTarget {
  const of = (name: string) => environment[name] ?? "";
  return {
    site: of("JANUR_HOSTING_URL"),
    isLocal: true,
    firebase: { projectId: "demo-janur", apiKey: "demo-key", storageBucket: "demo-janur.appspot.com" },
    emulators: {
      auth: of("FIREBASE_AUTH_EMULATOR_HOST"),
      firestore: of("FIRESTORE_EMULATOR_HOST"),
      storage: of("FIREBASE_STORAGE_EMULATOR_HOST"),
    },
    account: { email: "rani@janur.test", password: "janur123" },
    isMailed: async (_template, to) => {
      const answer = await fetch(`${of("JANUR_INBOX_URL")}/mails.json?to=${encodeURIComponent(to)}`);
      return z.array(z.unknown()).parse(await answer.json()).length > 0;
    },
  };
}

/**
 * The project of an alias, with the account that SMOKE_EMAIL and SMOKE_PASSWORD name.
 * @throws PlainError where they do not
 */
export function deployedTarget(
  web: WebSettings,
  site: string,
  google: Pick<GoogleProject, "mails">,
  shell: Readonly<Record<string, string | undefined>>,
): SmokeTarget {
  const { SMOKE_EMAIL: email = "", SMOKE_PASSWORD: password = "" } = shell;
  if (email === "" || password === "") {
    throw new PlainError(
      "Set SMOKE_EMAIL and SMOKE_PASSWORD in the shell: an account of this project made for smoke runs, confirmed and " +
        "with a name, whose mailbox takes mails to <name>+smoke-…@<domain>.",
    );
  }
  const projectId = web["VITE_FIREBASE_PROJECT_ID"] ?? "";
  return {
    site,
    isLocal: false,
    firebase: {
      projectId,
      apiKey: web["VITE_FIREBASE_API_KEY"] ?? "",
      storageBucket: web["VITE_FIREBASE_STORAGE_BUCKET"] ?? `${projectId}.appspot.com`,
    },
    emulators: null,
    account: { email, password },
    isMailed: async (template, _to, since) =>
      (await google.mails(since)).some((mail) => mail.template === template && mail.state === "sent"),
  };
}
