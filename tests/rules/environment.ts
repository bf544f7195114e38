import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import { Firestore, setLogLevel } from "firebase/firestore";

/** Where service.test.ts shuts what would stop everybody else's tests. */
export const switchesProject = "demo-janur-switches";

/**
 * The running suite, with the rules that it loaded from the repository. Tests
 * share it with others, so each works under ids of its own and clears nothing.
 * @param firestorePort where a test puts something of its own between its clients and Firestore
 */
export async function rulesEnvironment(firestorePort?: number): Promise<RulesTestEnvironment> {
  // Each refusal is expected here; the client would write every one to the console.
  setLogLevel("silent");
  const at = (variable: string) => {
    const { hostname, port } = new URL(`http://${process.env[variable] ?? ""}`);
    return { host: hostname, port: Number(port) };
  };
  return initializeTestEnvironment({
    projectId: process.env["GCLOUD_PROJECT"] ?? "",
    firestore: {
      ...at("FIRESTORE_EMULATOR_HOST"),
      ...(firestorePort !== undefined && { port: firestorePort }),
    },
    storage: at("FIREBASE_STORAGE_EMULATOR_HOST"),
  });
}

/** The modular client behind the older one that the test library hands out: the one that the product uses. */
export function firestoreOf(context: RulesTestContext): Firestore {
  const client: unknown = Reflect.get(context.firestore(), "_delegate");
  if (!(client instanceof Firestore))
    throw new Error("the test library hides its Firestore client elsewhere now");
  return client;
}
