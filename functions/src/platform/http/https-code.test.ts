import { appErrorCodes } from "@janur/domain/errors";
import { HttpsError } from "firebase-functions/v2/https";
import { expect, test } from "vitest";
import { httpsCodes } from "./https-code.ts";

test("every refusal has a code of the callable protocol, and no other has", () => {
  expect(Object.keys(httpsCodes).sort()).toEqual([...appErrorCodes].sort());
});

test.each(appErrorCodes)("%s is an answer below 500", (code) => {
  const { httpErrorCode } = new HttpsError(httpsCodes[code], code);
  expect(httpErrorCode.status).toBeGreaterThanOrEqual(400);
  expect(httpErrorCode.status).toBeLessThan(500);
});
