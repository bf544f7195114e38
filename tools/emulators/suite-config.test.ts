import { expect, it } from "vitest";
import * as z from "zod";
import { portsAt } from "./ports.ts";
import { allowLoopback, suiteConfig } from "./suite-config.ts";

it("lets the browser reach emulators without loosening scripts", () => {
  expect(allowLoopback("default-src 'self'; script-src 'self'; connect-src 'self' https://a.example")).toBe(
    "default-src 'self'; script-src 'self'; connect-src 'self' https://a.example http://127.0.0.1:* http://localhost:*",
  );
});

it("moves every emulator, all on loopback, and builds nothing", () => {
  const config = z
    .object({
      emulators: z.record(z.string(), z.unknown()),
      functions: z.array(z.record(z.string(), z.unknown())),
    })
    .parse(suiteConfig(portsAt(300)));
  expect(config.emulators).toMatchObject({
    hosting: { host: "127.0.0.1", port: 5300 },
    firestore: { host: "127.0.0.1", port: 8380, websocketPort: 9450 },
    hub: { host: "127.0.0.1", port: 4740 },
    ui: { enabled: false },
  });
  expect(config.functions[0]).not.toHaveProperty("predeploy");
});
