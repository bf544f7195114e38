import { database, type Choices, type Pack, type Session } from "./database.ts";
import { ownStores } from "./own.ts";

interface Kept {
  session: Session;
  pack: Pack;
  choices: Choices;
}

/** What was kept under a name, or null. */
export async function readKept<Name extends keyof Kept>(name: Name): Promise<Kept[Name] | null> {
  const found: unknown = await (await database()).get("kept", name);
  // Only `keep` writes there, each name with its own kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (found as Kept[Name] | undefined) ?? null;
}

export async function keep<Name extends keyof Kept>(name: Name, value: Kept[Name]): Promise<void> {
  await (await ownStores("default")).objectStore("kept").put(value, name);
}

/** Lets go of all that is there and begins with another link, in one step: no other tab writes in between. */
export async function keepAnew(session: Session): Promise<void> {
  const transaction = (await database()).transaction(["kept", "events"], "readwrite");
  const kept = transaction.objectStore("kept");
  await Promise.all([
    ...[kept.clear(), transaction.objectStore("events").clear()],
    ...[kept.put(session, "session"), transaction.done],
  ]);
}
