import { database, type Choices, type Pack, type Session } from "./database.ts";

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
  await (await database()).put("kept", value, name);
}
