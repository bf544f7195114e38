import "../../../../tests/harness/demo-project.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isLoopbackAddress } from "./address-rules.ts";
import { hostOf, requireMailPort, webhookTarget } from "./outbound-target.ts";

const refused = "integration/address-refused";
afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ["127.0.0.1", true],
  ["127.9.9.9", true],
  ["::1", true],
  ["128.0.0.1", false],
  ["::2", false],
  ["2606:4700::1111", false],
  ["localhost", false],
  ["", false],
])("%j is this machine: %s", (address, isOwn) => {
  expect(isLoopbackAddress(address)).toBe(isOwn);
});

test("only the brackets around an address of the new kind go", () => {
  expect(hostOf(new URL("https://[::1]:8443/"))).toBe("::1");
  expect(hostOf(new URL("https://example.com/"))).toBe("example.com");
});

describe("in a suite that leads to this machine", () => {
  beforeEach(() => {
    vi.stubEnv("JANUR_LOOPBACK_APPS", "true");
  });

  test.each(["http://127.0.0.1:9/", "https://127.0.0.1:9/", "http://[::1]:9/", "http://localhost:9/"])(
    "%s may be called",
    (text) => {
      expect(webhookTarget(text).href).toBe(text);
    },
  );

  test.each([
    "ftp://127.0.0.1/",
    "http://example.com/",
    "https://example.com:9/",
    "https://:word@127.0.0.1/",
  ])("%s may not", (text) => {
    expect(() => webhookTarget(text)).toThrow(refused);
  });

  test("mails go to any port", () => {
    expect(() => {
      requireMailPort(25);
    }).not.toThrow();
  });
});

describe("elsewhere", () => {
  beforeEach(() => {
    vi.stubEnv("JANUR_LOOPBACK_APPS", "");
  });

  test.each([465, 587, 2525])("mails go to port %s", (port) => {
    expect(() => {
      requireMailPort(port);
    }).not.toThrow();
  });

  test.each([25, 80, 22, 8080])("and not to port %s", (port) => {
    expect(() => {
      requireMailPort(port);
    }).toThrow(refused);
  });

  test.each([
    "http://127.0.0.1:9/",
    "https://127.0.0.1:9/",
    "http://localhost:9/",
    "https://:word@example.com/",
  ])("%s is not called", (text) => {
    expect(() => webhookTarget(text)).toThrow(refused);
  });
});
