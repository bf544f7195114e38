import { webhookSecretSchema } from "@janur/domain/integration/integration";
import { expect, test } from "vitest";
import { newSecret } from "./new-secret.ts";

test("every secret is one that functions take, and another one", () => {
  const secrets = Array.from({ length: 50 }, newSecret);
  for (const secret of secrets) expect(webhookSecretSchema.safeParse(secret).success, secret).toBe(true);
  expect(new Set(secrets).size).toBe(50);
});
