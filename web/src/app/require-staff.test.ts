import { expect, test } from "vitest";
import { requireStaff } from "./page.ts";

/** What is thrown, as a status and where it leads. */
function refusal(session: { isAdmin: boolean; hasSecondFactor: boolean }, isFactorNeeded: boolean): unknown {
  try {
    requireStaff(session, isFactorNeeded);
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return [thrown.status, thrown.headers.get("Location")];
  }
}

test.each([
  [{ isAdmin: false, hasSecondFactor: true }, true, [403, null]],
  [{ isAdmin: false, hasSecondFactor: false }, false, [403, null]],
  [{ isAdmin: true, hasSecondFactor: false }, true, [302, "/settings/account#second-factor"]],
  [{ isAdmin: true, hasSecondFactor: true }, true, null],
  // On emulators, which know no authenticator.
  [{ isAdmin: true, hasSecondFactor: false }, false, null],
])("%j, with a factor needed: %s", (session, isFactorNeeded, expected) => {
  expect(refusal(session, isFactorNeeded)).toEqual(expected);
});
