import { deleteApp, initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from "firebase/auth";
import { connectFirestoreEmulator, getFirestore, terminate, type Firestore } from "firebase/firestore";
import * as z from "zod";
import type { SmokeTarget } from "./target.ts";

/** An account that is signed in as a browser signs it in, with the very SDK of the application. */
export interface Session {
  uid: string;
  idToken: string;
  database: Firestore;
  end: () => Promise<void>;
}

export async function signIn({ firebase, emulators, account }: SmokeTarget): Promise<Session> {
  const app = initializeApp(firebase, `smoke-${crypto.randomUUID()}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const database = getFirestore(app);
  if (emulators !== null) {
    connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
    const [host = "", port = ""] = emulators.firestore.split(":");
    connectFirestoreEmulator(database, host, Number(port));
  }
  const { user } = await signInWithEmailAndPassword(auth, account.email, account.password);
  return {
    uid: user.uid,
    idToken: await user.getIdToken(),
    database,
    end: async () => {
      await terminate(database);
      await deleteApp(app);
    },
  };
}

const resultSchema = z.object({ result: z.unknown() });

/** Calls an operation through the site, as pages do. @throws Error with what was answered instead */
export async function call(site: string, path: string, data: unknown, idToken?: string): Promise<unknown> {
  const answer = await fetch(`${site}${path}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(idToken === undefined ? {} : { Authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify({ data }),
  });
  const text = await answer.text();
  const parsed = resultSchema.safeParse(answer.ok ? JSON.parse(text) : undefined);
  if (!parsed.success) throw new Error(`${path} answered ${String(answer.status)}: ${text.slice(0, 300)}`);
  return parsed.data.result;
}

/** Asks again until it is so. @throws Error where it is not within that time */
export async function until(
  what: string,
  withinMs: number,
  isSo: () => Promise<boolean>,
  everyMs = 2_000,
): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what} did not come within ${String(withinMs / 1000)} s`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
