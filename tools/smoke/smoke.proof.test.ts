import { expect, test } from "vitest";
import { newAccount, withVerifiedEmail } from "../../tests/harness/accounts.ts";
import { parseOffset } from "../emulators/ports.ts";
import { suiteAddress } from "../emulators/suite.ts";
import { whileMinutesPass } from "./minutes.ts";
import { runSmoke } from "./run-smoke.ts";
import { localTarget } from "./target.ts";

test("a suite that is well passes every step", { timeout: 240_000 }, async () => {
  const environment = Object.fromEntries(
    Object.entries(process.env).map(([name, value]) => [name, value ?? ""]),
  );
  const { email } = await withVerifiedEmail(await newAccount("Uji"));
  const target = { ...localTarget(environment), account: { email, password: "janur123" } };
  const said: string[] = [];
  const failed = await whileMinutesPass(
    suiteAddress(parseOffset(process.env["JANUR_PORT_OFFSET"])),
    runSmoke(target, (line) => said.push(line)),
  );
  expect(failed, said.join("\n")).toEqual([]);
  expect(said).toHaveLength(9);
});
