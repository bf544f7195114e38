import { exposed, type Picture } from "../../kit/picture.ts";
import { ashlar, cast, lancets, nave, pools, round } from "./light.ts";

/** A chapel at dusk outside whose glass the last sun still stands, and what it paints on stone. */
export const pictures: Record<string, () => Promise<Picture>> = {
  window: () => Promise.resolve({ image: exposed(lancets(280), 2), quality: 30, webpQuality: 58 }),
  rose: () => Promise.resolve({ image: exposed(round(880), 2), quality: 36, webpQuality: 58 }),
  nave: () => Promise.resolve({ image: nave(), quality: 42, webpQuality: 50 }),
  pools: () => Promise.resolve({ image: pools().blur(0.7), quality: 28, webpQuality: 46 }),
  cast: () => Promise.resolve({ image: cast().blur(0.9), quality: 30, webpQuality: 30 }),
  stone: () => Promise.resolve({ image: ashlar(), quality: 40, webpQuality: 40 }),
};
