import type * as accountData from "./data.ts";

/** The calls to Firebase, fetched when somebody is about to use them: pages before signing in paint without the SDK. */
export function loadAccountData(): Promise<typeof accountData> {
  return import("./data.ts");
}
