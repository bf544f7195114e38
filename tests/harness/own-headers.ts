import { expect } from "vitest";
import type { Response } from "./http.ts";

/** What every answer on these paths owes. */
export function expectOwnHeaders({ headers }: Response): void {
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("same-origin");
  expect(headers["strict-transport-security"]).toContain("max-age=");
  expect(headers["permissions-policy"]).toContain("camera=()");
  expect(headers.vary).toContain("Accept-Encoding");
  expect(headers).not.toHaveProperty("set-cookie");
  expect(headers).not.toHaveProperty("x-powered-by");
}
