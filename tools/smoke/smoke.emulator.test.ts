import { expect, test } from "vitest";
import { newAccount, withVerifiedEmail } from "../../tests/harness/accounts.ts";
import { runSweep } from "../emulators/schedules.ts";
import { runSmoke } from "./run-smoke.ts";
import { localTarget } from "./target.ts";

/** The suite of the tests has no clock of its own: what a minute would do is done every few seconds. */
async function whileMinutesPass<T>(work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const minutes = (async () => {
    while (!over.signal.aborted) {
      await runSweep(process.env["JANUR_FUNCTIONS_URL"] ?? "", "publishDue");
      await new Promise((resolve) => setTimeout(resolve, 3_000));
    }
  })();
  try {
    return await work;
  } finally {
    over.abort();
    await minutes;
  }
}

test("a suite that is well passes every step", { timeout: 240_000 }, async () => {
  const environment = Object.fromEntries(
    Object.entries(process.env).map(([name, value]) => [name, value ?? ""]),
  );
  const { email } = await withVerifiedEmail(await newAccount("Uji"));
  const target = { ...localTarget(environment), account: { email, password: "janur123" } };
  const said: string[] = [];
  const failed = await whileMinutesPass(runSmoke(target, (line) => said.push(line)));
  expect(failed, said.join("\n")).toEqual([]);
  expect(said).toHaveLength(9);
});
