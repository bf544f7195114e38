import type { ScreenPassCallables } from "@janur/domain/contracts/screen-callables";
import { screenLimits } from "@janur/domain/limits/screen-limits";
import type * as z from "zod";
import { field, parse, text } from "../read.ts";

type Name = keyof ScreenPassCallables;
export type Given<N extends Name> = z.output<ScreenPassCallables[N]["output"]>;

/**
 * Calls an operation of the screen's. Never throws, and never waits longer than somebody would: a connection that hangs is
 * one that is lost.
 * @param waitMs so long the server was asked to wait
 * @returns what came, or the server's refusal; empty for no signal and for a fault of ours
 */
export async function ask<N extends Name>(
  name: N,
  data: z.input<ScreenPassCallables[N]["input"]>,
  waitMs = 0,
): Promise<{ given: Given<N> | null; refusal: string }> {
  const patience = new AbortController();
  const timer = setTimeout(() => {
    patience.abort();
  }, screenLimits.patienceMs + waitMs);
  try {
    const response = await fetch(`/api/guest/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ data }),
      signal: patience.signal,
    });
    const body = parse(await response.text());
    const given = field(body, "result");
    return {
      given: isGiven<N>(given) ? given : null,
      refusal: text(field(body, "error", "details"), "code"),
    };
  } catch {
    return { given: null, refusal: "" };
  } finally {
    clearTimeout(timer);
  }
}

/** Our own server's answer, which it has checked itself; anybody else's is none. */
function isGiven<N extends Name>(given: unknown): given is Given<N> {
  return typeof field(given, "serverAt") === "number";
}
