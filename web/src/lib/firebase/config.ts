import type { FirebaseOptions } from "firebase/app";

const env = import.meta.env;
/** A build without it holds none of this code (`web/build/without-project.ts`). */
const projectId = env.VITE_FIREBASE_PROJECT_ID ?? "";

export const firebaseOptions: FirebaseOptions = {
  projectId,
  apiKey: env.VITE_FIREBASE_API_KEY ?? (import.meta.env.IS_DEMO ? "demo-key" : ""),
  authDomain: env.VITE_FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
  storageBucket: env.VITE_FIREBASE_STORAGE_BUCKET ?? `${projectId}.appspot.com`,
  ...(env.VITE_FIREBASE_APP_ID === undefined ? {} : { appId: env.VITE_FIREBASE_APP_ID }),
};

/** Firebase never resolves a `demo-` project, so everything of it is on the emulators. @see ImportMetaEnv.IS_DEMO */
export const isDemoProject = projectId.startsWith("demo-");

/** Whether the staff's screens open only to sessions that a second factor has proven; functions and rules decide for themselves. */
export const staffNeedsSecondFactor = !isDemoProject;

const basePorts = { auth: 9099, firestore: 8080, functions: 5001, storage: 9199 } as const;

/**
 * Where an emulator listens. All ports move by one offset, which the page reads
 * from its own port (hosting is 5000 + offset) or, under Vite, from the environment.
 */
export function emulatorAddress(service: keyof typeof basePorts): { host: string; port: number } {
  const offset = env.DEV
    ? Number(env.VITE_JANUR_PORT_OFFSET ?? 0)
    : Number(window.location.port || 5000) - 5000;
  return { host: window.location.hostname, port: basePorts[service] + offset };
}
