import { connectFirestoreEmulator, getFirestore } from "firebase/firestore";
import { firebaseApp } from "./auth.ts";
import { emulatorAddress, isDemoProject } from "./config.ts";

/** Import this file lazily from anything that a signed-out page loads: the SDK is 125 KB. */
export const firestore = getFirestore(firebaseApp);

if (isDemoProject) {
  const { host, port } = emulatorAddress("firestore");
  connectFirestoreEmulator(firestore, host, port);
}
