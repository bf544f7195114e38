import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { appCheckToken } from "./app-check.ts";

const attest = vi.hoisted(() => vi.fn<(siteKey: string) => Promise<string>>());
vi.mock("./attestation.ts", () => ({ attest }));

beforeEach(() => {
  attest.mockReset();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test("a build without a site key asks nobody and loads nothing", async () => {
  vi.stubEnv("VITE_APP_CHECK_SITE_KEY", "");
  expect(await appCheckToken()).toBeNull();
  expect(attest).not.toHaveBeenCalled();
});

test("with one the token goes along", async () => {
  vi.stubEnv("VITE_APP_CHECK_SITE_KEY", "a-site-key");
  attest.mockResolvedValue("a-token");
  expect(await appCheckToken()).toBe("a-token");
  expect(attest).toHaveBeenCalledWith("a-site-key");
});

test("an operation goes without where reCAPTCHA is blocked", async () => {
  vi.stubEnv("VITE_APP_CHECK_SITE_KEY", "a-site-key");
  attest.mockRejectedValue(new Error("appCheck/recaptcha-error"));
  expect(await appCheckToken()).toBeNull();
});

test("and where it is not heard within five seconds", async () => {
  vi.stubEnv("VITE_APP_CHECK_SITE_KEY", "a-site-key");
  vi.useFakeTimers();
  attest.mockReturnValue(new Promise(() => undefined));
  const token = appCheckToken();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await token).toBeNull();
});
