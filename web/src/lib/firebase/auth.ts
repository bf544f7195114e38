import { initializeApp } from "firebase/app";
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from "firebase/auth";
import { emulatorAddress, firebaseOptions, isDemoProject } from "./config.ts";

export const firebaseApp = initializeApp(firebaseOptions);

/** `initializeAuth` leaves out the popup machinery, which only Google's button asks for. */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (isDemoProject) {
  const { host, port } = emulatorAddress("auth");
  connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
}
