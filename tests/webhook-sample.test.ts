import { expect, test } from "vitest";
import { signatureHeaders } from "../functions/src/notify/webhook/signature.ts";
import { webhookSample } from "../web/src/locales/webhook-sample.ts";

/** The program of the help centre, as a receiver would run it. */
async function sampleFunction(): Promise<(body: string, headers: Record<string, string>) => unknown> {
  const module: unknown = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(webhookSample)}`
  );
  if (typeof module !== "object" || module === null || !("isFromJanur" in module))
    throw new Error("the sample exports something else");
  const { isFromJanur } = module;
  if (typeof isFromJanur !== "function") throw new Error("the sample exports no function");
  return (body, headers): unknown => Reflect.apply(isFromJanur, undefined, [body, headers, "rahasia"]);
}

/** As functions sign, with the names as servers hand them on. */
function signed(body: string, secrets: readonly string[], at = new Date()): Record<string, string> {
  const headers = Object.entries(signatureHeaders(body, secrets, at));
  return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
}

test("the sample for receivers of webhooks tells ours from others", async () => {
  const isFromJanur = await sampleFunction();
  expect(isFromJanur("{}", signed("{}", ["rahasia"]))).toBe(true);
  expect(isFromJanur("{}", signed("{}", ["baru", "rahasia"]))).toBe(true);
  expect(isFromJanur("{ }", signed("{}", ["rahasia"]))).toBe(false);
  expect(isFromJanur("{}", signed("{}", ["lain"]))).toBe(false);
  expect(isFromJanur("{}", signed("{}", ["rahasia"], new Date(Date.now() - 400_000)))).toBe(false);
  expect(isFromJanur("{}", {})).toBe(false);
});
