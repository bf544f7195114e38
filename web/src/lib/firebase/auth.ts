import { initializeApp } from "firebase/app";
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signOut,
  type User,
} from "firebase/auth";
import { emulatorAddress, firebaseOptions, isDemoProject } from "./config.ts";

// Only ever imported lazily by what a signed-out page loads: with the SDK this is 36 KB.
export const firebaseApp = initializeApp(firebaseOptions);

/** `initializeAuth` leaves out the popup machinery, which Google's button hands in itself. */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

if (isDemoProject) {
  const { host, port } = emulatorAddress("auth");
  connectAuthEmulator(auth, `http://${host}:${port}`, { disableWarnings: true });
}

/** Calls back once the stored account is known, and on every change of it. */
export function watchAccount(onChange: (user: User | null) => void): void {
  onAuthStateChanged(auth, onChange);
}

export function signOutAccount(): Promise<void> {
  return signOut(auth);
}
