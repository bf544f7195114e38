import type { ScreenCursor } from "@janur/domain/contracts/screen-callables";
import type { Arrival } from "@janur/domain/screen/greeting-queue";
import { usualScreen, type ScreenSettings } from "@janur/domain/screen/screen-settings";
import type { Account } from "./accounts.ts";
import { makePass } from "./passes.ts";
import type { Product, Wedding } from "./product.ts";

/** A link to a greeting screen that shows all it can, unless something else is chosen. */
export function makeScreenPass(
  product: Product,
  owner: Account,
  wedding: Wedding,
  change: Partial<ScreenSettings> = {},
) {
  const screen = { ...usualScreen, ...change };
  return makePass(product, owner, wedding, { name: "Layar depan", scopes: ["screen"], screen });
}

/** A screen, which goes on where it was. */
export function greetingScreen(product: Product, token: string) {
  let since: ScreenCursor = { at: 0, nonce: "" };
  const seen: string[] = [];
  async function news(waitMs = 0): Promise<Arrival[]> {
    const arrivals: Arrival[] = [];
    for (let hasMore = true; hasMore;) {
      const given = await product.asGuest("screenNews", { token, since, seen, waitMs });
      for (const { event, ...arrival } of given.arrivals) {
        seen.push(event);
        arrivals.push(arrival);
      }
      ({ since, hasMore } = given);
    }
    return arrivals;
  }
  return {
    /** Who is new to it, and who is not here after all; where nobody is, after so long at most. */
    news,
    /** The same, and how long it took, in ms. */
    wait: async (waitMs: number) => {
      const from = performance.now();
      const arrivals = await news(waitMs);
      return { arrivals, tookMs: performance.now() - from };
    },
  };
}
