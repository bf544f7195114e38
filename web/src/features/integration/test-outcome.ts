import type { HostOutput } from "../../lib/client/callables.ts";

/** What a test of a connection came to. */
export type TestOutcome = HostOutput<"testIntegration">;
