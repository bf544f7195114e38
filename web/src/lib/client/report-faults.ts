import { browserFaultOf, faultLimits, type BrowserFault } from "@janur/domain/service/browser-fault";
import { postOperation } from "../calls/post-operation.ts";

const told = new Set<string>();
let isListening = false;

/** Tells us of faults from now on, each once and few of a page. Nobody waits for it, and nothing fails because of it. */
export function reportFaults(): void {
  if (isListening) return;
  isListening = true;
  addEventListener("error", ({ error }: ErrorEvent) => {
    report("error", error);
  });
  addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) => {
    report("rejection", reason);
  });
}

function report(kind: BrowserFault["kind"], thrown: unknown): void {
  const fault = browserFaultOf(thrown, { app: "web", kind, path: location.pathname });
  const key = JSON.stringify(fault);
  if (fault === null || told.has(key) || told.size >= faultLimits.perPage) return;
  told.add(key);
  postOperation("/api/guest/reportFault", fault, null, { keepalive: true }).catch(() => undefined);
}
