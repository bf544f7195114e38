import { db } from "../../functions/src/platform/google/firestore.ts";

/**
 * Runs `work` in a process that dies: so many calls to database and files
 * leave it. The last one that writes takes effect and its answer is lost.
 * @returns how many calls were made before it ended, at most `calls`
 */
export async function killedAfter(calls: number, work: () => Promise<unknown>): Promise<number> {
  let made = 0;
  const dying =
    (through: Call, isReading = false): Call =>
    async (...args) => {
      // Locks of the dead are let go after a minute, which no test waits for.
      if (args[0] === "rollback") return through(...args);
      made += 1;
      if (made > calls || (isReading && made === calls)) throw new Killed();
      const answer = await through(...args);
      if (made >= calls) throw new Killed();
      return answer;
    };
  const database = db();
  const restore = [
    replace(database, "request", dying),
    replace(database, "requestStream", (through) => dying(through, true)),
    replace(globalThis, "fetch", dying),
  ];
  try {
    await work();
  } catch {
    // The process is gone: nobody hears of it.
  } finally {
    for (const undo of restore) undo();
  }
  return Math.min(made, calls);
}

type Call = (...args: unknown[]) => Promise<unknown>;

function replace(owner: object, name: string, by: (through: Call) => Call): () => void {
  const earlier: unknown = Reflect.get(owner, name);
  if (typeof earlier !== "function") throw new Error(`${name} is no function`);
  const through: Call = async (...args) => {
    const answer: unknown = await Reflect.apply(earlier, owner, args);
    return answer;
  };
  Reflect.set(owner, name, by(through));
  return () => {
    Reflect.set(owner, name, earlier);
  };
}

/** With a code that no client tries again after (INVALID_ARGUMENT). */
class Killed extends Error {
  readonly code = 3;
}
